import {useEffect, useState} from 'react'
import {useClient} from 'sanity'

import {type Uses, readUses} from './uses.ts'

/** Where a document is used; null until the answer is there. */
export function useDocumentUses(publishedId: string, type: string): Uses | 'failed' | null {
  const client = useClient({apiVersion: '2025-02-19'})
  const [uses, setUses] = useState<Uses | 'failed' | null>(null)
  useEffect(() => {
    let isStale = false
    readUses(client, publishedId, type).then(
      (answer) => !isStale && setUses(answer),
      () => !isStale && setUses('failed'),
    )
    return () => {
      isStale = true
    }
  }, [client, publishedId, type])
  return uses
}
