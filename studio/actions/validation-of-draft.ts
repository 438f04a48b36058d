import {combineLatest, filter, firstValueFrom, map} from 'rxjs'
import {validateDocument} from 'sanity'
import type {DocumentStore, SanityDocument, ValidationMarker, Workspace} from 'sanity'

/** A draft with what is published of it, and what validation says of the draft. */
export type ValidatedDraft = {
  draft: SanityDocument
  published: SanityDocument | null
  validation: ValidationMarker[]
}

/** Where documents are edited, and by which rules they are checked. */
export type Checking = {store: DocumentStore; workspace: Workspace}

/**
 * A draft and its validation, once all that was typed is saved. Null when there is no draft any more. Throws where a rule
 * could not be checked, as without a connection. It is checked anew: the check that the form shows never ends once its
 * connection was lost (Sanity 6.15).
 */
export async function validationOfDraft(
  {store: {pair}, workspace}: Checking,
  id: string,
  type: string,
): Promise<ValidatedDraft | null> {
  const {draft, published} = await firstValueFrom(
    combineLatest([pair.editState(id, type), pair.consistencyStatus(id, type)]).pipe(
      filter(([{ready, draft}, isSaved]) => ready && (!draft || isSaved)),
      map(([state]) => state),
    ),
  )
  if (!draft) return null
  const validation = await validateDocument({document: draft, workspace})
  const failure = validation.find(({code}) => code === 'validation.exception')
  if (failure) throw new Error(failure.message)
  return {draft, published, validation}
}

/** What has to be mended before a publish. */
export function isError({level}: ValidationMarker): boolean {
  return level === 'error'
}

/** What is most likely a mistake, and is asked about before a publish. */
export function isQuestion({level, message}: ValidationMarker): boolean {
  return level === 'warning' && message.endsWith('?')
}
