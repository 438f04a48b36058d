import {useEffect, useState} from 'react'
import {retry, tap} from 'rxjs'
import {useDocumentStore} from 'sanity'

import {apiVersion} from '../../domain/api-version.ts'
import {retryMs} from './retry-ms.ts'

type LiveQuery = {
  query: string
  /** A filter: a change of a document that it matches runs the query again. */
  listen: string
  params: Record<string, string | string[] | boolean>
  /** 'raw': published documents and drafts side by side. 'drafts': a draft in place of its published document. */
  perspective?: 'raw' | 'drafts'
}

/**
 * The result of a query, renewed whenever one of the documents changes; null until it is read, 'failed' while
 * it cannot be. What has been read once stays while the content cannot be reached.
 */
export function useLiveQuery<Result>({
  query,
  listen,
  params,
  perspective = 'raw',
}: LiveQuery): Result | 'failed' | null {
  const store = useDocumentStore()
  const [state, setState] = useState<{of: string; result: Result | 'failed'} | null>(null)
  // A new object with the same parameters must not subscribe again.
  const paramsJson = JSON.stringify(params)
  const asked = [query, listen, paramsJson, perspective].join('\n')
  useEffect(() => {
    const results = store.listenQuery({fetch: query, listen}, JSON.parse(paramsJson), {
      apiVersion,
      perspective,
      throttleTime: 500,
    })
    const fail = () =>
      setState((last) => (last?.of === asked ? last : {of: asked, result: 'failed'}))
    const subscription = results
      .pipe(tap({error: fail}), retry({delay: retryMs}))
      .subscribe((result: Result) => setState({of: asked, result}))
    return () => subscription.unsubscribe()
  }, [store, query, listen, paramsJson, perspective, asked])
  return state?.of === asked ? state.result : null
}
