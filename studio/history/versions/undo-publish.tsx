import {Button} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useClient, useSchema} from 'sanity'

import {isFixedDocument} from '../../schema/fixed-documents.ts'
import {failureToast, persistentToast} from '../../ui/toast-options.ts'
import {readMissingNames} from '../deleted/missing-names.ts'
import {ConfirmDialog} from './confirm-dialog.tsx'
import {readUndo} from './read-undo.ts'
import type {Undo} from './read-undo.ts'
import {undoPublish} from './restore.ts'
import type {UndoRefusal} from './restore.ts'

/**
 * "Undo" of one publish with all its documents: shows what it takes back, then publishes the versions before it.
 */
export function UndoPublish({
  documentId,
  revision,
  name,
}: {
  /** One of the documents. */
  documentId: string
  revision: string
  name: string
}) {
  const client = useClient({apiVersion: '2025-02-19'})
  const schema = useSchema()
  const toast = useToast()
  const [undos, setUndos] = useState<Undo[] | null>(null)
  const [busy, setBusy] = useState(false)

  const failed = () => {
    toast.push(failureToast)
  }
  const refuse = (title: string) => {
    toast.push({...persistentToast, status: 'warning', title})
  }
  const ask = async () => {
    const found = await readUndo(client, (type) => schema.get(type), revision, documentId)
    const needed = found?.find(({before, id}) => !before && isFixedDocument(id))
    if (!found) refuse('The history no longer holds the version before, so this cannot be undone.')
    else if (needed) refuse(`The site needs ${needed.name}, so its first publish cannot be undone.`)
    else setUndos(found)
  }
  const confirm = async (documents: Undo[]) => {
    setBusy(true)
    try {
      const refusal = await undoPublish(client, revision, documents)
      if (refusal) {
        const refused = documents.find(({id}) => id === refusal.id)
        const missing = 'missing' in refusal ? refusal.missing : []
        const gone = await readMissingNames(client, (type) => schema.get(type), missing)
        const others = 'page' in refusal ? [refusal.page] : gone
        refuse(refusals[refusal.reason](refused?.name ?? 'This', others))
      } else {
        toast.push({
          status: 'success',
          title: 'Undone. Visitors see the version before again.',
        })
      }
    } catch {
      failed()
    }
    setBusy(false)
    setUndos(null)
  }
  return (
    <>
      <Button
        text="Undo"
        aria-label={`Undo what was published in ${name}`}
        mode="ghost"
        fontSize={1}
        padding={2}
        onClick={() => {
          ask().catch(failed)
        }}
      />
      {undos && (
        <ConfirmDialog
          title="Undo this publish?"
          question="The version before it is published again. Visitors see these changes at once:"
          sentences={
            undos.length === 1
              ? undos.flatMap(({sentences}) => sentences)
              : undos.flatMap(({name: of, sentences}) => sentences.map((what) => `${of}: ${what}`))
          }
          action="Undo and publish"
          busy={busy}
          onConfirm={() => void confirm(undos)}
          onClose={() => setUndos(null)}
        />
      )}
    </>
  )
}

/** `others` are the names of what is gone, or of the page that is in the way. */
const refusals: Record<UndoRefusal['reason'], (name: string, others: string[]) => string> = {
  'changed since': (name) =>
    `${name} was changed since, so this cannot be undone here. Open it and choose "What changed" to bring an older version back.`,
  'being edited': (name) =>
    `Somebody is editing ${name}. Publish or discard these edits first, then undo.`,
  'in use': (name) =>
    `Something on the site needs ${name} by now, so this cannot be undone. Take it out there first.`,
  'address is taken': (name, [page]) =>
    `For this, ${name} needs its old address, which the page "${page}" now uses. Move that page or take it off the site first.`,
  'needs what is gone': (name, others) =>
    `For this, ${name} needs what is no longer on the site: ${new Intl.ListFormat('en').format(others)}. Bring that back and publish it first, or open ${name} and choose "What changed" to restore the older version without it.`,
}
