import {useState} from 'react'
import {useValidationStatus} from 'sanity'
import type {DocumentActionComponent, DocumentActionDescription} from 'sanity'

import {ReasonsDialog} from './reasons-dialog.tsx'

/**
 * Sanity's own Publish is gray where a rule refuses, and does not say why. This one can be pressed and
 * lists what to mend, with links to the fields; and it asks once more where a warning is a question.
 */
export function publishWithReasons(usePublish: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(usePublish)
  if (known) return known
  const usePublishWithReasons: DocumentActionComponent = (props) => {
    const {id, type, draft, published} = props
    const state = usePublish(props)
    const {validation, isValidating, revision} = useValidationStatus(draft?._id ?? id, type, true)
    // What was asked before a publish is answered by it.
    const [askedAt, setAskedAt] = useState<string | null>(null)
    const version = published?._rev ?? 'unpublished'
    const isChecked = !isValidating && revision === draft?._rev
    if (!state || !draft || !isChecked) return state

    const errors = validation.filter(({level}) => level === 'error')
    const questions = validation.filter(
      ({level, message}) => level === 'warning' && message.endsWith('?'),
    )
    const reasons = errors.length > 0 ? errors : questions
    const close = () => setAskedAt(null)
    if (reasons.length === 0) return state
    return {
      ...state,
      disabled: errors.length > 0 ? false : (state.disabled ?? false),
      title: errors.length > 0 ? 'Something has to be mended first' : state.title,
      onHandle: () => setAskedAt(version),
      dialog: askedAt === version && {
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

/** The Studio resolves actions anew all the time; what one of them remembers hangs on its identity. */
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

function publishOf({onHandle}: DocumentActionDescription, close: () => void) {
  return () => {
    close()
    onHandle?.()
  }
}
