import {useEffect, useState} from 'react'
import {useClient, useSchema} from 'sanity'

import {tellVersions} from './described-version.ts'
import type {ToldVersion} from './described-version.ts'
import {readVersions} from './versions.ts'

/** How many publishes of the same document may have followed. */
const lookBack = 20

/** One publish, told; null until it is there, and when the history does not hold it any more. */
export function useToldPublication(
  documentId: string,
  documentType: string,
  revision: string,
): ToldVersion | null {
  const client = useClient({apiVersion: '2025-02-19'})
  const type = useSchema().get(documentType)
  const [told, setTold] = useState<ToldVersion | null>(null)
  useEffect(() => {
    if (!type) return
    let isStale = false
    readVersions(client, documentId, lookBack)
      .then((versions) => {
        const index = versions.findIndex((version) => version.revision === revision)
        return index < 0 ? [] : tellVersions(client, type, documentId, versions.slice(index), 1)
      })
      .then(
        ([version]) => !isStale && setTold(version ?? null),
        // The row says who published what in any case.
        () => undefined,
      )
    return () => {
      isStale = true
    }
  }, [client, type, documentId, revision])
  return told
}
