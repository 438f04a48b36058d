import type {ChildProcess} from 'node:child_process'
import {once} from 'node:events'

/** Ends a process at once, as a power failure would. Resolves when it has ended. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}
