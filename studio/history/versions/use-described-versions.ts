import {useClient, useSchema} from 'sanity'

import {apiVersion} from '../../../domain/api-version.ts'
import {useRetriedRead} from '../../ui/use-retried-read.ts'
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
  const client = useClient({apiVersion})
  const type = useSchema().get(documentType)
  return useRetriedRead<DescribedVersions | null>({
    read: async () => {
      if (!type) return null
      const versions = await readVersions(client, documentId, limit + 1)
      return {
        versions: await describeVersions(client, type, documentId, versions, limit),
        hasOlder: versions.length > limit,
      }
    },
    of: documentId,
    revision: `${revision} ${limit}`,
  })
}
