import {useEffect, useState} from 'react'
import {useClient, useSchema} from 'sanity'

import {apiVersion} from '../../../domain/api-version.ts'
import {describeVersions} from './described-version.ts'
import type {DescribedVersion} from './described-version.ts'
import {readVersionsFrom} from './versions.ts'

/** One publish with what it changed; null until it is read, and when the history no longer holds it. */
export function useDescribedPublication(
  documentId: string,
  documentType: string,
  revision: string,
): DescribedVersion | null {
  const client = useClient({apiVersion})
  const type = useSchema().get(documentType)
  const [described, setDescribed] = useState<DescribedVersion | null>(null)
  useEffect(() => {
    if (!type) return
    let isStale = false
    readVersionsFrom(client, documentId, revision)
      .then((versions) => describeVersions(client, type, documentId, versions, 1))
      .then(
        ([version]) => !isStale && setDescribed(version ?? null),
        // The row shows without it who published what.
        () => undefined,
      )
    return () => {
      isStale = true
    }
  }, [client, type, documentId, revision])
  return described
}
