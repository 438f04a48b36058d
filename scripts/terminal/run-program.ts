import {spawn, type SpawnOptions} from 'node:child_process'
import {once} from 'node:events'

/**
 * Runs a script in a Node process that has this terminal, and returns its exit code. Rejects with a sentence when it was
 * killed, for example for lack of memory: it then has no exit code, and has done only a part.
 */
export async function runProgram(
  name: string,
  args: string[],
  options: Omit<SpawnOptions, 'stdio'> = {},
): Promise<number> {
  const child = spawn(process.execPath, args, {...options, stdio: 'inherit'})
  await once(child, 'exit')
  if (child.exitCode !== null) return child.exitCode
  throw new Error(
    `${name} was ended by ${child.signalCode} before it was done. Run it again, with more memory if that was the cause.`,
  )
}
