import {randomBytes} from 'node:crypto'

import {isObject} from '../../json.ts'

/** A document with what the content lake gives each one; `_createdAt` and `_updatedAt` are ISO times. */
export type LakeDocument = {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}

/** Whether a value has the fields that the content lake gives every document. */
export function isLakeDocument(value: unknown): value is LakeDocument {
  return (
    isObject(value) &&
    ['_id', '_type', '_rev', '_createdAt', '_updatedAt'].every(
      (field) => typeof value[field] === 'string',
    )
  )
}

/** The id that the draft, the versions and the published document share. */
export function publishedId(id: string): string {
  if (isPublished(id)) return id
  return id.replace(/^drafts\./, '').replace(/^versions\.[^.]+\./, '')
}

/** The id of the draft of a document. */
export function draftId(id: string): string {
  return `drafts.${publishedId(id)}`
}

/** Whether the id belongs to neither a draft nor a version. */
export function isPublished(id: string): boolean {
  return !id.startsWith('drafts.') && !id.startsWith('versions.')
}

/** Sanity's rule: documents with a dot in their id are read only when signed in. */
export function isPublic(id: string): boolean {
  return !id.includes('.')
}

/** Sanity's rule for document ids: up to 128 of these characters, the first neither `-` nor `.`. */
export function isDocumentId(id: unknown): id is string {
  return typeof id === 'string' && /^[a-z0-9_][a-z0-9_.-]{0,127}$/i.test(id) && !id.includes('..')
}

/** How many names the longest path to a value has; positions in lists do not count. */
export function attributeDepth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const depths = Object.values(value).map(attributeDepth)
  return Math.max(0, ...depths) + (Array.isArray(value) ? 0 : 1)
}

/** A random id of 22 letters and digits, as for documents and transactions. */
export function randomId(): string {
  return randomBytes(16)
    .toString('base64url')
    .replace(/[^A-Za-z0-9]/g, 'x')
}
