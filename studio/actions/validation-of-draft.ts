import {combineLatest, debounce, filter, firstValueFrom, map, timer} from 'rxjs'
import {getDraftId} from 'sanity'
import type {DocumentStore, SanityDocument, ValidationMarker} from 'sanity'

/** A draft with what is published of it, and what validation says of the draft. */
export type ValidatedDraft = {
  draft: SanityDocument
  published: SanityDocument | null
  validation: ValidationMarker[]
}

/**
 * A draft and its validation, once all that was typed is saved and validated. Null when there is no draft any more.
 */
export function validationOfDraft(
  {pair}: DocumentStore,
  id: string,
  type: string,
): Promise<ValidatedDraft | null> {
  return firstValueFrom(
    combineLatest([
      pair.editState(id, type),
      pair.consistencyStatus(id, type),
      pair.validation(getDraftId(id), type, true),
    ]).pipe(
      // Sanity reports a new revision as validated until it starts to validate it.
      debounce(([, , {validation}]) =>
        timer(validation.some(isError) ? refusalStaysMs : validationStartMs),
      ),
      filter(
        ([{ready, draft}, isSaved, {isValidating, revision}]) =>
          ready && (!draft || (isSaved && !isValidating && revision === draft._rev)),
      ),
      map(([{draft, published}, , {validation}]) => draft && {draft, published, validation}),
    ),
  )
}

/** What has to be mended before a publish. */
export function isError({level}: ValidationMarker): boolean {
  return level === 'error'
}

/** What is most likely a mistake, and is asked about before a publish. */
export function isQuestion({level, message}: ValidationMarker): boolean {
  return level === 'warning' && message.endsWith('?')
}

/** Longer than the 200 ms for which Sanity gathers edits before it validates them. */
const validationStartMs = 250

/** On a busy computer, what refuses may still be about the form before its last edit. */
const refusalStaysMs = 1000
