import {combineLatest, filter, firstValueFrom, map} from 'rxjs'
import {validateDocument} from 'sanity'
import type {DocumentStore, SanityDocument, ValidationMarker, Workspace} from 'sanity'

import {isSame} from '../content/content-value.ts'
import {inPlainWords} from '../validation/in-plain-words.ts'
import {isPublishQuestion} from '../validation/publish-question.ts'

/** A draft with what is published of it, and what validation says of the draft. */
export type ValidatedDraft = {
  draft: SanityDocument
  published: SanityDocument | null
  validation: ValidationMarker[]
}

/** Where documents are edited, and by which rules they are checked. */
export type StudioSources = {store: DocumentStore; workspace: Workspace}

/**
 * A draft and its validation, once all that was typed is saved and checked. Null when there is no draft any more. It is
 * checked again: the check that the form shows never ends once its connection was lost (Sanity 6.15).
 */
export async function validationOfDraft(
  sources: StudioSources,
  id: string,
  type: string,
): Promise<ValidatedDraft | null> {
  for (;;) {
    const checked = await checkDraftOnce(sources, id, type)
    const now = await savedState(sources.store, id, type)
    if (!checked || !now.draft) return null
    // What was typed last can be in the draft a moment before its new revision.
    if (now.draft._rev === checked.draft._rev && isSame(now.draft, checked.draft)) return checked
  }
}

/** Checks a draft once, as it is now, even if somebody goes on typing. Null when there is no draft. */
export async function checkDraftOnce(
  {store, workspace}: StudioSources,
  id: string,
  type: string,
): Promise<ValidatedDraft | null> {
  const {draft, published} = await savedState(store, id, type)
  if (!draft) return null
  const stopFrames = keepFramesComing()
  const validation = await validateDocument({document: draft, workspace}).finally(stopFrames)
  return {draft, published, validation: validation.map(inPlainWords)}
}

/**
 * Sanity checks in idle moments of the browser. On a page where nothing moves, as after a form was left, Chromium may
 * find none for ten seconds; between frames it does.
 */
function keepFramesComing(): () => void {
  let frame = 0
  const next = () => {
    frame = requestAnimationFrame(next)
  }
  next()
  return () => cancelAnimationFrame(frame)
}

function savedState({pair}: DocumentStore, id: string, type: string) {
  return firstValueFrom(
    combineLatest([pair.editState(id, type), pair.consistencyStatus(id, type)]).pipe(
      filter(([{ready, draft}, isSaved]) => ready && (!draft || isSaved)),
      map(([state]) => state),
    ),
  )
}

/** What has to be fixed before a publish. */
export function isError({level}: ValidationMarker): boolean {
  return level === 'error'
}

/** What is most likely a mistake, and is asked about before a publish. */
export function needsConfirmation(marker: ValidationMarker): boolean {
  return marker.level === 'warning' && isPublishQuestion(marker)
}
