import {useEffect, useState} from 'react'
import {useClient, useSchema} from 'sanity'

import {apiVersion} from '../../../domain/api-version.ts'
import {describeVersions} from './described-version.ts'
import type {DescribedVersion} from './described-version.ts'
import {readVersions} from './versions.ts'

/** How many later publishes of the same document are looked through. */
const maxVersions = 20

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
    readVersions(client, documentId, maxVersions)
      .then((versions) => {
        const index = versions.findIndex((version) => version.revision === revision)
        return index < 0 ? [] : describeVersions(client, type, documentId, versions.slice(index), 1)
      })
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
