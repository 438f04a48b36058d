import {useEffect, useState} from 'react'
import {useClient} from 'sanity'

import {apiVersion} from '../../domain/api-version.ts'
import {type Uses, readUses} from './uses.ts'

/** Where a document is used; null until the answer is there. `readAgain` is for when that has changed. */
export function useDocumentUses(
  publishedId: string,
  type: string,
): {uses: Uses | 'failed' | null; readAgain: () => void} {
  const client = useClient({apiVersion})
  const [uses, setUses] = useState<Uses | 'failed' | null>(null)
  const [reads, setReads] = useState(1)
  useEffect(() => {
    let isStale = false
    readUses(client, publishedId, type).then(
      (answer) => !isStale && setUses(answer),
      () => !isStale && setUses('failed'),
    )
    return () => {
      isStale = true
    }
  }, [client, publishedId, type, reads])
  return {uses, readAgain: () => setReads((count) => count + 1)}
}
