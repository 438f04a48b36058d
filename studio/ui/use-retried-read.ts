import {useEffect, useEffectEvent, useState} from 'react'
import {defer, retry, tap, timer} from 'rxjs'

import {retryMs} from './retry-ms.ts'

type RetriedRead<Result> = {
  read: () => Promise<Result>
  /** What is read: a result of something else does not stay. */
  of: string
  /** Reads again where it changes. */
  revision: string
}

/**
 * The result of a read that nothing renews by itself; null until it is read, 'failed' while it cannot be. What has
 * been read once stays, and a failed read is repeated.
 */
export function useRetriedRead<Result>({
  read,
  of,
  revision,
}: RetriedRead<Result>): Result | 'failed' | null {
  const [state, setState] = useState<{of: string; result: Result | 'failed'} | null>(null)
  const readLatest = useEffectEvent(read)
  useEffect(() => {
    const fail = () => setState((last) => (last?.of === of ? last : {of, result: 'failed'}))
    const subscription = defer(() => readLatest())
      .pipe(tap({error: fail}), retry({delay: retryLater}))
      .subscribe((result) => setState({of, result}))
    return () => subscription.unsubscribe()
  }, [of, revision])
  return state?.of === of ? state.result : null
}

/** Later each time, since a history that a project does not keep stays unread. */
export function retryLater(_: unknown, count: number) {
  return timer(retryMs * count)
}
