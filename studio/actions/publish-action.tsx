import {useToast} from '@sanity/ui/toast'
import type {ToastParams} from '@sanity/ui/toast'
import {useState} from 'react'
import {
  useClient,
  useDocumentOperation,
  useDocumentStore,
  useSchema,
  useValidationStatus,
  useWorkspace,
} from 'sanity'
import type {DocumentActionComponent, ValidationMarker} from 'sanity'

import {apiVersion} from '../../domain/api-version.ts'
import {documentTitle} from '../content/item-name.ts'
import {useFailureToast} from '../failures/use-failure-toast.ts'
import {publishTogether} from '../publish-waiting/publish-together.ts'
import {persistentToast} from '../ui/toast-options.ts'
import {useIsUnmounted} from '../ui/use-is-unmounted.ts'
import {focusOrNext, focusedOpener} from '../ui/use-return-focus.ts'
import {ReasonsDialog} from './reasons-dialog.tsx'
import {isError, needsConfirmation, validationOfDraft} from './validation-of-draft.ts'
import type {ValidatedDraft} from './validation-of-draft.ts'

/**
 * Sanity's own Publish is gray where a rule refuses, and does not say why. This one can be pressed and lists what to
 * fix, with links to the fields; and it asks once more where a warning is a question (`needsConfirmation`). Sanity's
 * would also wait for the check that the form shows, which may never end.
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
    const client = useClient({apiVersion})
    const schema = useSchema()
    const store = useDocumentStore()
    const workspace = useWorkspace()
    const operations = useDocumentOperation(id, type)
    const toast = useToast()
    const showFailure = useFailureToast()
    const [isBusy, setBusy] = useState(false)
    const [reasons, setReasons] = useState<ValidationMarker[]>([])
    const [opener, setOpener] = useState<Element | null>(null)
    const isUnmounted = useIsUnmounted()
    // What stopped a draft that somebody has published or discarded says nothing of the next one.
    if (!draft && reasons.length > 0) setReasons([])
    const hasErrors = validation.some(isError)
    if (!state || !draft || (state.disabled && !hasErrors)) return state

    const name = documentTitle(schema.get(type), draft)
    // The dialog has gone with the form.
    const refuse = (found: ValidationMarker[]) => {
      setReasons(found)
      const [first] = found
      if (!first || !isUnmounted.current) return
      const title = `${name} is not published yet: ${first.message} Open it and press Publish.`
      toast.push({...persistentToast, status: 'warning', title})
    }
    // How it ended takes the place of the message that it takes long.
    const toastId = `publish-${id}`
    const notify = (message: ToastParams) =>
      toast.push({id: toastId, ...message, ...(isUnmounted.current && {description: name})})
    const failed = (error: unknown) => {
      showFailure(error, notPublished, {id: toastId, about: isUnmounted.current ? name : undefined})
      return false
    }
    /** Returns whether the draft was published. */
    const checkAndPublish = async (confirmed: ValidationMarker[]): Promise<boolean> => {
      // What was typed last would wait up to a second more.
      operations.commit.execute()
      const checked = await Promise.race([
        validationOfDraft({store, workspace}, id, type),
        timeLimit(),
      ])
      if (checked === 'late') {
        notify({...persistentToast, status: 'warning', title: pressAgain})
        return false
      }
      // Somebody else has published or discarded the edits meanwhile.
      if (!checked) return false
      const errors = checked.validation.filter(isError)
      const questions = checked.validation.filter(needsConfirmation)
      const messages = confirmed.map(({message}) => message)
      const isConfirmed = questions.every(({message}) => messages.includes(message))
      if (errors.length > 0 || !isConfirmed) {
        refuse(errors.length > 0 ? errors : questions)
        return false
      }
      const slowTimer = setTimeout(() => {
        notify({...persistentToast, status: 'info', title: stillSending})
      }, timeLimitMs)
      return publishChecked(checked).finally(() => clearTimeout(slowTimer))
    }
    // Sanity's operation would also publish what somebody has changed since the check.
    const publishChecked = async ({draft: seen, published}: ValidatedDraft) => {
      const changed = await publishTogether(client, [{id, draft: seen, published}])
      if (changed.length > 0) {
        notify({...persistentToast, status: 'warning', title: justChanged})
        return false
      }
      const title = `${name} was published`
      toast.push({id: toastId, closable: true, status: 'success', title})
      return true
    }
    const publish = async (pressed: Element | null, confirmed: ValidationMarker[] = []) => {
      setReasons([])
      setBusy(true)
      const isPublished = await checkAndPublish(confirmed).catch(failed)
      setBusy(false)
      // The button gets the new state with a later render. Whoever has turned to something else keeps the focus there.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusOrNext(pressed, isPublished)
      })
    }
    const close = () => setReasons([])
    const isRefused = reasons.some(isError)
    return {
      ...state,
      disabled: isBusy,
      title: hasErrors ? 'Something has to be fixed first' : state.title,
      onHandle: () => {
        // While the draft is checked, the button is disabled and loses the focus.
        const pressed = focusedOpener()
        setOpener(pressed)
        void publish(pressed)
      },
      dialog: reasons.length > 0 && {
        type: 'dialog',
        header: isRefused ? 'This cannot be published yet' : 'Please look once more',
        onClose: close,
        content: (
          <ReasonsDialog
            id={id}
            type={type}
            reasons={reasons}
            opener={opener}
            close={close}
            {...(!isRefused && {publish: () => void publish(opener, reasons)})}
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
const timeLimitMs = 10_000

function timeLimit(): Promise<'late'> {
  return new Promise((resolve) => setTimeout(() => resolve('late'), timeLimitMs))
}

const notPublished = {
  nothingDone: 'Nothing was published.',
  unknown: 'The Studio cannot tell whether this was published.',
}
const pressAgain = 'Not published yet: the check took too long. Press Publish once more.'
const stillSending = 'Publishing is taking a while. A message will say how it ended.'
const justChanged = 'Somebody has just changed this. Press Publish once more.'

/** The Studio resolves actions again at every render, and an action keeps its state only while it is the same function. */
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
