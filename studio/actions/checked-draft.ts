import {combineLatest, debounceTime, filter, firstValueFrom, map} from 'rxjs'
import {getDraftId} from 'sanity'
import type {DocumentStore} from 'sanity'

/**
 * A document and what validation says of its draft, once all that was typed is saved and validated. Without a draft
 * there is nothing to wait for.
 */
export function checkedDraft({pair}: DocumentStore, id: string, type: string) {
  return firstValueFrom(
    combineLatest([
      pair.editState(id, type),
      pair.consistencyStatus(id, type),
      pair.validation(getDraftId(id), type, true),
    ]).pipe(
      // Sanity names a new revision a moment before it begins to validate it.
      debounceTime(validationStart),
      filter(
        ([{draft}, isSaved, {isValidating, revision}]) =>
          !draft || (isSaved && !isValidating && revision === draft._rev),
      ),
      map(([{draft, published}, , {validation}]) => ({draft, published, validation})),
    ),
  )
}

/** In milliseconds. */
const validationStart = 50
