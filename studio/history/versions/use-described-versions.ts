import {useEffect, useState} from 'react'
import {useClient, useSchema} from 'sanity'

import {tellVersions} from './described-version.ts'
import type {ToldVersion} from './described-version.ts'
import {readVersions} from './versions.ts'

type Told = {versions: ToldVersion[]; hasOlder: boolean}

/**
 * The newest versions of a document, told. Read again when `revision`, its published `_rev`, changes; null
 * until they are there.
 */
export function useToldVersions(
  documentId: string,
  documentType: string,
  revision: string | undefined,
  atMost: number,
): Told | 'unknown' | null {
  const client = useClient({apiVersion: '2025-02-19'})
  const type = useSchema().get(documentType)
  const [told, setTold] = useState<Told | 'unknown' | null>(null)
  useEffect(() => {
    if (!type) return
    let isStale = false
    readVersions(client, documentId, atMost + 1)
      .then(async (versions) => ({
        versions: await tellVersions(client, type, documentId, versions, atMost),
        hasOlder: versions.length > atMost,
      }))
      .then(
        (answer) => !isStale && setTold(answer),
        () => !isStale && setTold('unknown'),
      )
    return () => {
      isStale = true
    }
  }, [client, type, documentId, revision, atMost])
  return told
}
