import {useState} from 'react'

import {withNewLanguageErrors} from './new-language-errors.ts'
import type {Draft} from './use-waiting-drafts.ts'
import type {WaitingDraft} from './waiting-drafts.ts'

/**
 * The drafts that may be published, and what somebody chooses of them. What a rule asks about, has just changed or may
 * have been on the site before waits until it is ticked.
 */
export function useDraftChoices(drafts: Draft[], waiting: WaitingDraft[]) {
  const [opened] = useState(() => new Map(drafts.map(({_id, _rev}) => [_id, _rev])))
  const [choices, setChoices] = useState<Record<string, boolean>>({})
  const isNew = ({draft}: WaitingDraft) => opened.get(draft._id) !== draft._rev
  const isChosen = (document: WaitingDraft) =>
    choices[choiceKey(document)] ??
    (document.questions.length === 0 && !isNew(document) && !document.mayHaveBeenPublished)
  const documents = withNewLanguageErrors(waiting, waiting.filter(isSound).filter(isChosen))
  const publishable = documents.filter(isSound)
  return {
    rows: documents.map((document) => ({
      document,
      isNew: isNew(document),
      isChosen: isChosen(document),
      choose: (choice: boolean) =>
        setChoices((before) => ({...before, [choiceKey(document)]: choice})),
    })),
    publishable,
    chosen: publishable.filter(isChosen),
  }
}

/** A choice holds for what somebody has seen. Drafts that were written as one have the same revision. */
function choiceKey({draft}: WaitingDraft) {
  return `${draft._id} ${draft._rev}`
}

function isSound({errors}: WaitingDraft) {
  return errors.length === 0
}
