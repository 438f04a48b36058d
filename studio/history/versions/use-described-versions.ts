import {useEffect, useState} from 'react'
import {useClient, useSchema} from 'sanity'

import {describeVersions} from './described-version.ts'
import type {DescribedVersion} from './described-version.ts'
import {readVersions} from './versions.ts'

type DescribedVersions = {versions: DescribedVersion[]; hasOlder: boolean}

/**
 * The newest versions of a document with what each changed, read again when `revision`, its published `_rev`,
 * changes. Null until they are there.
 */
export function useDescribedVersions(
  documentId: string,
  documentType: string,
  revision: string | undefined,
  limit: number,
): DescribedVersions | 'failed' | null {
  const client = useClient({apiVersion: '2025-02-19'})
  const type = useSchema().get(documentType)
  const [described, setDescribed] = useState<DescribedVersions | 'failed' | null>(null)
  useEffect(() => {
    if (!type) return
    let isStale = false
    readVersions(client, documentId, limit + 1)
      .then(async (versions) => ({
        versions: await describeVersions(client, type, documentId, versions, limit),
        hasOlder: versions.length > limit,
      }))
      .then(
        (answer) => !isStale && setDescribed(answer),
        () => !isStale && setDescribed('failed'),
      )
    return () => {
      isStale = true
    }
  }, [client, type, documentId, revision, limit])
  return described
}
