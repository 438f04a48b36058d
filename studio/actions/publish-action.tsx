import {useState} from 'react'
import {mergeParseErrors, useParseErrors, useValidationStatus} from 'sanity'
import type {DocumentActionComponent} from 'sanity'

import {focusedOpener} from '../ui/use-return-focus.ts'
import {ReasonsDialog} from './reasons-dialog.tsx'
import {usePublishDraft} from './use-publish-draft.ts'
import {isError} from './validation-of-draft.ts'
import {wrapAction} from './wrap-action.ts'

/**
 * Sanity's own Publish is gray where a rule refuses, and does not say why. This one can be pressed and lists what to
 * fix, with links to the fields; and it asks once more where a warning is a question (`needsConfirmation`). Sanity's
 * would also wait for the check that the form shows, which may never end.
 */
export const publishActionWithReasons = wrapAction((usePublish) => {
  const usePublishWithReasons: DocumentActionComponent = (props) => {
    const {id, type, draft} = props
    const state = usePublish(props)
    const {validation} = useValidationStatus(draft?._id ?? id, type, true)
    const parseErrors = useParseErrors()
    const {isBusy, reasons, publish, forget} = usePublishDraft(props, parseErrors)
    const [opener, setOpener] = useState<Element | null>(null)
    const hasErrors = mergeParseErrors(validation, parseErrors).some(isError)
    if (!state || !draft || (state.disabled && !hasErrors)) return state

    const isRefused = reasons.some(isError)
    return {
      ...state,
      disabled: isBusy,
      // Sanity's has none where a rule refuses.
      shortcut: 'Ctrl+Alt+P',
      title: hasErrors ? 'Something has to be fixed first' : state.title,
      onHandle: () => {
        // While the draft is checked, the button is disabled and loses the focus.
        const pressed = focusedOpener()
        setOpener(pressed)
        void publish(pressed)
      },
      dialog: reasons.length > 0 && {
        type: 'custom',
        component: (
          <ReasonsDialog
            header={isRefused ? 'This cannot be published yet' : 'Please look once more'}
            id={id}
            type={type}
            reasons={reasons}
            opener={opener}
            close={forget}
            {...(!isRefused && {publish: () => void publish(opener, reasons)})}
          />
        ),
      },
    }
  }
  return usePublishWithReasons
})
