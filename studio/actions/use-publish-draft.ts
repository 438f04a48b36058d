import {useEffect, useRef, useState} from 'react'
import {useClient, useDocumentOperation, useDocumentStore, useWorkspace} from 'sanity'
import type {DocumentActionProps, ValidationMarker} from 'sanity'

import {apiVersion} from '../../domain/api-version.ts'
import {focusOrNext} from '../ui/use-return-focus.ts'
import {type ParseErrors, publishDraft} from './publish-draft.ts'
import {usePublishMessages} from './use-publish-messages.ts'

/**
 * Publishes a draft in the click, and holds the reasons why it is not published yet. Parse errors are those of the form:
 * where a date was typed that cannot be read, the draft still has the old one.
 */
export function usePublishDraft({id, type, draft}: DocumentActionProps, parseErrors: ParseErrors) {
  const client = useClient({apiVersion})
  const store = useDocumentStore()
  const workspace = useWorkspace()
  const {commit} = useDocumentOperation(id, type)
  const messages = usePublishMessages(id, type, draft)
  const [isBusy, setBusy] = useState(false)
  const [reasons, setReasons] = useState<ValidationMarker[]>([])
  const latestParseErrors = useRef(parseErrors)
  useEffect(() => {
    latestParseErrors.current = parseErrors
  }, [parseErrors])
  // What stopped a draft that somebody has published or discarded says nothing of the next one.
  if (!draft && reasons.length > 0) setReasons([])
  const checkAndPublish = async (confirmed: ValidationMarker[]) => {
    // What was typed last would wait up to a second more.
    commit.execute()
    const outcome = await publishDraft(
      {client, store, workspace},
      {
        id,
        type,
        parseErrors: () => latestParseErrors.current,
        confirmed,
        onSlow: messages.slow,
      },
    )
    if (Array.isArray(outcome)) setReasons(outcome)
    messages.ended(outcome)
    return outcome
  }
  const publish = async (pressed: Element | null, confirmed: ValidationMarker[] = []) => {
    setReasons([])
    setBusy(true)
    const outcome = await checkAndPublish(confirmed).catch(messages.failed)
    setBusy(false)
    // The button gets the new state with a later render. Whoever has turned to something else keeps the focus there.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusOrNext(pressed, outcome === 'published')
    })
  }
  return {isBusy, reasons, publish, forget: () => setReasons([])}
}
