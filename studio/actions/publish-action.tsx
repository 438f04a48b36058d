import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useDocumentStore, useValidationStatus} from 'sanity'
import type {DocumentActionComponent, ValidationMarker} from 'sanity'

import {persistentToast} from '../ui/toast-options.ts'
import {ReasonsDialog} from './reasons-dialog.tsx'
import {isError, isQuestion, validationOfDraft} from './validation-of-draft.ts'

/**
 * Sanity's own Publish is gray where a rule refuses, and does not say why. This one can be pressed and lists what to
 * mend, with links to the fields; and it asks once more where a warning ends with a question mark (`isQuestion`).
 */
export function publishActionWithReasons(
  usePublish: DocumentActionComponent,
): DocumentActionComponent {
  const known = wrapped.get(usePublish)
  if (known) return known
  const usePublishWithReasons: DocumentActionComponent = (props) => {
    const {id, type, draft} = props
    const state = usePublish(props)
    const {validation} = useValidationStatus(draft?._id ?? id, type, true)
    const store = useDocumentStore()
    const toast = useToast()
    const [isChecking, setChecking] = useState(false)
    const [reasons, setReasons] = useState<ValidationMarker[]>([])
    const hasErrors = validation.some(isError)
    if (!state || !draft || (state.disabled && !hasErrors)) return state

    const publish = async (isConfirmed: boolean) => {
      const pressedAt = Date.now()
      setReasons([])
      setChecking(true)
      const checked = await validationOfDraft(store, id, type).finally(() => setChecking(false))
      // Somebody else has published or discarded the edits meanwhile.
      if (!checked) return
      const errors = checked.validation.filter(isError)
      const questions = isConfirmed ? [] : checked.validation.filter(isQuestion)
      if (errors.length > 0) setReasons(errors)
      else if (questions.length > 0) setReasons(questions)
      else if (Date.now() - pressedAt < longestCheckMs) state.onHandle?.()
      else toast.push({...persistentToast, status: 'warning', title: pressAgain})
    }
    const close = () => setReasons([])
    const isRefused = reasons.some(isError)
    return {
      ...state,
      disabled: isChecking,
      title: hasErrors ? 'Something has to be mended first' : state.title,
      onHandle: () => void publish(false),
      dialog: reasons.length > 0 && {
        type: 'dialog',
        header: isRefused ? 'This cannot be published yet' : 'Please look once more',
        onClose: close,
        content: (
          <ReasonsDialog
            id={id}
            type={type}
            reasons={reasons}
            close={close}
            {...(!isRefused && {publish: () => void publish(true)})}
          />
        ),
      },
    }
  }
  usePublishWithReasons.action = 'publish'
  wrapped.set(usePublish, usePublishWithReasons)
  return usePublishWithReasons
}

/** After that the office may have turned to something else, and does not expect a publish [PUBLISH-3]. */
const longestCheckMs = 10_000

const pressAgain = 'Not published yet: the check took long. Press Publish once more.'

/** The Studio resolves actions again at every render, and an action keeps its state only while it is the same function. */
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
