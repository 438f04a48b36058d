import type {SanityClient} from '@sanity/client'
import {getPublishedId} from '@sanity/client/csm'
import {from, lastValueFrom, mergeMap, toArray} from 'rxjs'
import type {ValidationMarker} from 'sanity'

import {checkDraftOnce, isError, needsConfirmation} from '../actions/validation-of-draft.ts'
import type {StudioSources, ValidatedDraft} from '../actions/validation-of-draft.ts'
import {describeChange} from '../history/versions/described-version.ts'
import {readPossiblyPublishedIds} from './possibly-published-ids.ts'
import {withTranslationQuestions} from './translation-questions.ts'

/** A draft that waits to be published: what it changes, and what stops it. */
export type WaitingDraft = Pick<ValidatedDraft, 'draft' | 'published'> & {
  id: string
  type: string
  /** What visitors would see change, in the order of the form. */
  sentences: string[]
  errors: ValidationMarker[]
  questions: ValidationMarker[]
  /** Taken off the site, undone or brought back, or so old that nobody can tell. */
  mayHaveBeenPublished: boolean
}

type Sources = StudioSources & {client: SanityClient}

/** Checks and describes drafts, in their order. One that is published or discarded meanwhile is left out. */
export async function readWaitingDrafts(
  drafts: {_id: string; _type: string}[],
  sources: Sources,
): Promise<WaitingDraft[]> {
  const found = await lastValueFrom(
    from(drafts).pipe(
      mergeMap((draft) => readWaitingDraft(draft, sources), maxAtOnce),
      toArray(),
    ),
  )
  const order = drafts.map(({_id}) => _id)
  const documents = found
    .filter((document) => document !== null)
    .toSorted((one, other) => order.indexOf(one.draft._id) - order.indexOf(other.draft._id))
  const possiblyPublished = await readPossiblyPublishedIds(sources.client, documents)
  return withTranslationQuestions(
    documents.map((document) => ({
      ...document,
      mayHaveBeenPublished: possiblyPublished.includes(document.id),
    })),
    (name) => sources.workspace.schema.get(name),
  )
}

/** Each check opens a connection of its own, of which a browser has few. */
const maxAtOnce = 3

async function readWaitingDraft(
  {_id, _type: type}: {_id: string; _type: string},
  {client, ...studio}: Sources,
): Promise<Omit<WaitingDraft, 'mayHaveBeenPublished'> | null> {
  const id = getPublishedId(_id)
  const validated = await checkDraftOnce(studio, id, type)
  const schemaType = studio.workspace.schema.get(type)
  if (!validated || !schemaType) return null
  const {draft, published, validation} = validated
  return {
    id,
    type,
    draft,
    published,
    sentences: published ? await describeChange(client, schemaType, published, draft) : [],
    errors: validation.filter(isError),
    questions: validation.filter(needsConfirmation),
  }
}
