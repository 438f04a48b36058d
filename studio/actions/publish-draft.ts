import type {SanityClient} from '@sanity/client'
import {getDraftId} from '@sanity/client/csm'
import {mergeParseErrors} from 'sanity'
import type {ValidationMarker} from 'sanity'

import {publishTogether} from '../publish-drafts/publish-together.ts'
import {inPlainWords} from '../validation/in-plain-words.ts'
import {reasonsAgainst} from './reasons-against.ts'
import {type StudioSources, validationOfDraft} from './validation-of-draft.ts'

/**
 * How a publish ended: the check took too long, somebody has just changed the draft, or published or discarded it, or
 * there are reasons why it is not published yet.
 */
export type PublishOutcome = 'published' | 'late' | 'changed' | 'gone' | ValidationMarker[]

/** By path, what a form says of texts that it cannot read and has not taken over. */
export type ParseErrors = Parameters<typeof mergeParseErrors>[1]

type PublishRequest = {
  id: string
  type: string
  /** Asked after the check, since the form reports a text a moment after its input was left. */
  parseErrors: () => ParseErrors
  /** The questions that somebody has answered. */
  confirmed: ValidationMarker[]
  /** Called when the answer of the content lake takes long. */
  onSlow: () => void
}

/**
 * Checks a draft and publishes what was checked: Sanity's operation would also publish what somebody has changed since.
 * Rejects as `sendChange` does.
 */
export async function publishDraft(
  {client, ...sources}: StudioSources & {client: SanityClient},
  {id, type, parseErrors, confirmed, onSlow}: PublishRequest,
): Promise<PublishOutcome> {
  const checked = await Promise.race([validationOfDraft(sources, id, type), timeLimit()])
  if (checked === 'late') return 'late'
  if (!checked) return 'gone'
  const {draft, published, validation} = checked
  const markers = mergeParseErrors(validation, parseErrors()).map(inPlainWords)
  const reasons = reasonsAgainst(markers, confirmed)
  if (reasons.length > 0) return reasons
  const slowTimer = setTimeout(onSlow, timeLimitMs)
  const changed = await publishTogether(client, [{id, draft, published}]).finally(() =>
    clearTimeout(slowTimer),
  )
  if (changed.length === 0) return 'published'
  return (await client.getDocument(getDraftId(id))) ? 'changed' : 'gone'
}

/** After that the office may have turned to something else, and does not expect a publish [PUBLISH-3]. */
const timeLimitMs = 10_000

function timeLimit(): Promise<'late'> {
  return new Promise((resolve) => setTimeout(() => resolve('late'), timeLimitMs))
}
