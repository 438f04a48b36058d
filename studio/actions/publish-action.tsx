import {useToast} from '@sanity/ui/toast'
import {useEffect, useState} from 'react'
import {useValidationStatus} from 'sanity'
import type {DocumentActionComponent, DocumentActionDescription} from 'sanity'

import {persistentToast} from '../ui/toast-options.ts'
import {ReasonsDialog} from './reasons-dialog.tsx'

/**
 * Sanity's own Publish is gray where a rule refuses, and does not say why; pressed right after a field was
 * mended, it refuses too. This one can be pressed and lists what to mend, with links to the fields; and it
 * asks once more where a warning is a question.
 */
export function publishActionWithReasons(
  usePublish: DocumentActionComponent,
): DocumentActionComponent {
  const known = wrapped.get(usePublish)
  if (known) return known
  const usePublishWithReasons: DocumentActionComponent = (props) => {
    const {id, type, draft, published} = props
    const state = usePublish(props)
    const {validation, isValidating, revision} = useValidationStatus(draft?._id ?? id, type, true)
    const toast = useToast()
    const [press, setPress] = useState<Press | null>(null)
    const version = published?._rev ?? 'unpublished'
    // What was asked before a publish is answered by it.
    const isAsked = press?.version === version
    const isChecked = !isValidating && revision === draft?._rev
    const errors = validation.filter(({level}) => level === 'error')
    const questions = validation.filter(
      ({level, message}) => level === 'warning' && message.endsWith('?'),
    )
    const reasons = errors.length > 0 ? errors : questions
    const close = () => setPress(null)

    // A check lags behind the keys by a moment, so a press waits for it; and what it still refused can be
    // mended already. Much later it may be somebody else who mends it, and does not ask to publish.
    const isFine = isAsked && isChecked && reasons.length === 0 && state !== null && !state.disabled
    useEffect(() => {
      if (!press || !isFine) return
      // oxlint-disable-next-line react/set-state-in-effect -- the press is answered by what the checks say later
      setPress(null)
      if (Date.now() - press.at < longestWait) state?.onHandle?.()
      else toast.push({...persistentToast, status: 'warning', title: pressAgain})
    }, [press, isFine, state, toast])

    if (!state || !draft || (state.disabled && errors.length === 0)) return state
    return {
      ...state,
      disabled: false,
      title: errors.length > 0 ? 'Something has to be mended first' : state.title,
      onHandle: () => setPress({version, at: Date.now()}),
      dialog: isAsked &&
        isChecked &&
        reasons.length > 0 && {
          type: 'dialog',
          header: errors.length > 0 ? 'This cannot be published yet' : 'Please look once more',
          onClose: close,
          content: (
            <ReasonsDialog
              id={id}
              type={type}
              reasons={reasons}
              close={close}
              {...(errors.length === 0 && {publish: publishOf(state, close)})}
            />
          ),
        },
    }
  }
  usePublishWithReasons.action = 'publish'
  wrapped.set(usePublish, usePublishWithReasons)
  return usePublishWithReasons
}

/** When Publish was pressed, in milliseconds since 1970, and what was published then. */
type Press = {version: string; at: number}

const longestWait = 10_000

const pressAgain = 'Not published yet: the check took long. Press Publish once more.'

/** The Studio resolves actions anew all the time; what one of them remembers hangs on its identity. */
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

function publishOf({onHandle}: DocumentActionDescription, close: () => void) {
  return () => {
    close()
    onHandle?.()
  }
}
