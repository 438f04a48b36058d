import {setFlagsFromString} from 'node:v8'
import {runInNewContext} from 'node:vm'

/**
 * Reading 10,000 documents leaves the heap more than twice as large as what is in it, and V8 keeps it
 * so. This collection gives the rest back (100 MB then), in about 100 ms.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  if (typeof collect !== 'function') return
  Reflect.apply(collect, undefined, [{type: 'major', execution: 'sync', flavor: 'last-resort'}])
}
