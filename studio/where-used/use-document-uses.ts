import {useState} from 'react'
import {useClient} from 'sanity'

import {apiVersion} from '../../domain/api-version.ts'
import {useRetriedRead} from '../ui/use-retried-read.ts'
import {type Uses, readUses} from './uses.ts'

/**
 * Where a document is used; null until the answer is there, 'failed' while it cannot be read. `readAgain` is for when
 * that has changed.
 */
export function useDocumentUses(
  publishedId: string,
  type: string,
): {uses: Uses | 'failed' | null; readAgain: () => void} {
  const client = useClient({apiVersion})
  const [reads, setReads] = useState(1)
  const uses = useRetriedRead({
    read: () => readUses(client, publishedId, type),
    of: publishedId,
    revision: String(reads),
  })
  return {uses, readAgain: () => setReads((count) => count + 1)}
}
