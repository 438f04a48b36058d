import {randomBytes} from 'node:crypto'

import {isObject} from '../json.ts'

export type LakeDocument = {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}

export function isLakeDocument(value: unknown): value is LakeDocument {
  return (
    isObject(value) &&
    ['_id', '_type', '_rev', '_createdAt', '_updatedAt'].every(
      (field) => typeof value[field] === 'string',
    )
  )
}

/** Draft, version and published form of a document share this id. */
export function publishedId(id: string): string {
  if (isPublished(id)) return id
  return id.replace(/^drafts\./, '').replace(/^versions\.[^.]+\./, '')
}

export function draftId(id: string): string {
  return `drafts.${publishedId(id)}`
}

export function isPublished(id: string): boolean {
  return !id.startsWith('drafts.') && !id.startsWith('versions.')
}

/** Ids with a dot are private: nobody reads them without signing in. */
export function isPublic(id: string): boolean {
  return !id.includes('.')
}

/** Sanity's rule for document ids: at most 128 of these characters, not starting with `-` or `.`. */
export function isDocumentId(id: unknown): id is string {
  return typeof id === 'string' && /^[a-z0-9_][a-z0-9_.-]{0,127}$/i.test(id) && !id.includes('..')
}

export function randomId(): string {
  return randomBytes(16)
    .toString('base64url')
    .replace(/[^A-Za-z0-9]/g, 'x')
}
