import type {SanityClient} from '@sanity/client'
import {getPublishedId, isDraftId} from '@sanity/client/csm'

import {isRecord} from '../../domain/is-record.ts'
import {originalId} from '../../studio/language/document-language.ts'
import {fixedPages, singletons} from '../../studio/schema/fixed-documents.ts'
import {type DatasetDocument} from '../dataset/json-values.ts'
import {fieldNames} from './field-names.ts'
import type {StudioRules} from './studio-rules.ts'
import {validateAsStudio, type WholeDocument} from './validate-as-studio.ts'

export type Finding = {level: 'error' | 'warning'; field: string; message: string}

export type DocumentReport = {
  id: string
  /** The document as staff know it: Rates, or Vehicle "Cadillac Escalade". */
  name: string
  /** Not published: visitors do not see it, and Publish checks it again. */
  isDraft: boolean
  findings: Finding[]
}

type Content = {
  documents: WholeDocument[]
  /** Reads the published documents, for rules that look beyond one document. */
  client: SanityClient
  rules: StudioRules
}

/**
 * What the Studio's rules say of every document, and which documents are missing that the site cannot do
 * without. Only documents of which there is something to say. Rejects with the client's error where a rule could not be
 * checked because of it: that says nothing of the content.
 */
export async function checkDocuments({
  documents,
  client,
  rules,
}: Content): Promise<DocumentReport[]> {
  const published = new Set(documents.map(({_id}) => _id).filter((id) => !isDraftId(id)))
  const reports: DocumentReport[] = missingDocuments(published)
  const watched = watchErrors(client)
  for (const document of documents) {
    const known = rules.get(document._type) !== undefined
    watched.errors.length = 0
    const exists = (id: string) => published.has(id) || /^(image|file)-/.test(id)
    const {markers} = known
      ? await validateAsStudio(document, {rules, client: watched.client, exists})
      : {markers: []}
    const failure = watched.errors.find(({message}) => markers.some(isExceptionOf(message)))
    if (failure) throw failure
    const findings = markers.flatMap(({level, path, message}): Finding[] =>
      level === 'info' ? [] : [{level, field: fieldNames(rules, document, path), message}],
    )
    reports.push({
      id: document._id,
      name: nameOf(document, rules),
      isDraft: isDraftId(document._id),
      findings: known
        ? errorsFirst([...findings, ...secondOfItsKind(document)])
        : [unknownType(document)],
    })
  }
  return reports.filter(({findings}) => findings.length > 0)
}

/** The client, and the errors that its requests have met: the library makes markers of them, with the message alone. */
function watchErrors(client: SanityClient) {
  const errors: Error[] = []
  const watching = client.withConfig({
    requestHandler: async (request, send) => {
      try {
        return await send(request)
      } catch (error) {
        if (error instanceof Error) errors.push(error)
        throw error
      }
    },
  })
  return {client: watching, errors}
}

/** The library writes a failure after a colon; one without a message is not found at the end of every other text. */
function isExceptionOf(failure: string) {
  return ({code, message}: {code?: string; message: string}) =>
    code === 'validation.exception' && (message === failure || message.endsWith(`: ${failure}`))
}

/** Problems of published documents, which visitors see. */
export function countOf(reports: DocumentReport[], level: Finding['level']): number {
  return reports
    .filter(({isDraft}) => !isDraft)
    .reduce((count, {findings}) => count + findings.filter((one) => one.level === level).length, 0)
}

/** The rules answer in any order, since some of them ask the content lake. */
function errorsFirst(findings: Finding[]): Finding[] {
  const isError = ({level}: Finding) => level === 'error'
  return [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))]
}

function missingDocuments(published: Set<string>): DocumentReport[] {
  const needed = [
    ...Object.entries(singletons),
    ...Object.values(fixedPages)
      .flat()
      .map((id) => [id, id] as const),
  ]
  return needed
    .filter(([id]) => !published.has(id))
    .map(([id, name]) => ({id, name, isDraft: false, findings: [missing]}))
}

const missing: Finding = {
  level: 'error',
  field: '',
  message:
    'This document is not published, and the site needs it. Publish it in the Studio, or load it with "npm run seed".',
}

function unknownType({_type: type}: DatasetDocument): Finding {
  return {
    level: 'warning',
    field: '',
    message: `The Studio knows no documents of the type "${type}". Nobody can edit it there, and the site does not show it.`,
  }
}

function secondOfItsKind({_id, _type}: DatasetDocument): Finding[] {
  const id = getPublishedId(_id)
  const kinds: Record<string, readonly string[] | undefined> = {
    ...Object.fromEntries(Object.entries(fixedPages).filter(([type]) => type !== 'page')),
    ...Object.fromEntries(Object.keys(singletons).map((name) => [name, [name]])),
  }
  if (kinds[_type]?.includes(originalId(id)) ?? true) return []
  const message = `This document stands beside the one that the site reads (${kinds[_type]?.join(', ')}). Delete it.`
  return [{level: 'error', field: '', message}]
}

function nameOf(document: DatasetDocument, rules: StudioRules): string {
  const type = rules.get(document._type)
  const kind = isRecord(type) && typeof type['title'] === 'string' ? type['title'] : document._type
  if (Object.hasOwn(singletons, document._type)) return kind
  const own = ['title', 'name', 'county'].map((field) => document[field])
  const name = own.find((value) => typeof value === 'string') ?? document._id
  return `${kind} "${String(name)}"`
}
