import {useEffect, useState} from 'react'
import {useDocumentStore} from 'sanity'

type LiveQuery = {
  query: string
  /** Which changes ask again. */
  listen: string
  params: Record<string, string | string[] | boolean>
  /** Published documents and drafts alike, or each document as it stands with its draft. */
  perspective?: 'raw' | 'drafts'
}

/**
 * The answer to a query, anew whenever one of the documents changes; null until it is there, 'failed' while
 * the content cannot be reached.
 */
export function useLiveQuery<Answer>({
  query,
  listen,
  params,
  perspective = 'raw',
}: LiveQuery): Answer | 'failed' | null {
  const store = useDocumentStore()
  const [answer, setAnswer] = useState<Answer | 'failed' | null>(null)
  // A new object with the same words is the same question.
  const asked = JSON.stringify(params)
  useEffect(() => {
    const answers = store.listenQuery({fetch: query, listen}, JSON.parse(asked), {
      apiVersion: '2025-02-19',
      perspective,
      throttleTime: 500,
    })
    const following = answers.subscribe({
      next: (next: Answer) => setAnswer(next),
      error: () => setAnswer('failed'),
    })
    return () => following.unsubscribe()
  }, [store, query, listen, asked, perspective])
  return answer
}
