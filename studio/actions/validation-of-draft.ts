import {combineLatest, debounceTime, filter, firstValueFrom, map} from 'rxjs'
import {getDraftId} from 'sanity'
import type {DocumentStore} from 'sanity'

/**
 * What validation says of a draft, once all that was typed is saved and validated. Null when there is no draft any
 * more.
 */
export function validationOfDraft({pair}: DocumentStore, id: string, type: string) {
  return firstValueFrom(
    combineLatest([
      pair.editState(id, type),
      pair.consistencyStatus(id, type),
      pair.validation(getDraftId(id), type, true),
    ]).pipe(
      // Sanity reports a new revision as validated for a moment, before it starts to validate it.
      debounceTime(validationStartMs),
      filter(
        ([{draft}, isSaved, {isValidating, revision}]) =>
          !draft || (isSaved && !isValidating && revision === draft._rev),
      ),
      map(([{draft}, , {validation}]) => (draft ? validation : null)),
    ),
  )
}

const validationStartMs = 50
