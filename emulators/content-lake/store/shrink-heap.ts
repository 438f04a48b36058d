import {setFlagsFromString} from 'node:v8'
import {runInNewContext} from 'node:vm'

/**
 * Reading 10,000 documents leaves the heap more than twice as large as its contents, and V8 does not shrink it
 * by itself. This full collection returns the rest (about 100 MB) to the system; it takes about 100 ms.
 */
export function shrinkHeap(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  if (typeof collect !== 'function') return
  Reflect.apply(collect, undefined, [{type: 'major', execution: 'sync', flavor: 'last-resort'}])
}
