import {Button} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useClient, useSchema} from 'sanity'

import {failureToast, persistentToast} from '../../ui/toast-options.ts'
import {itemName} from '../changes/item-name.ts'
import {ConfirmDialog} from './confirm-dialog.tsx'
import {describeChange} from './described-version.ts'
import type {DescribedVersion} from './described-version.ts'
import {undoPublish} from './restore.ts'
import type {UndoResult} from './restore.ts'

/** "Undo" of one publish: shows what it takes back, then publishes the version before it. */
export function UndoPublish({
  documentId,
  documentType,
  version,
}: {
  documentId: string
  documentType: string
  version: DescribedVersion
}) {
  const client = useClient({apiVersion: '2025-02-19'})
  const type = useSchema().get(documentType)
  const toast = useToast()
  const [changes, setChanges] = useState<string[] | null>(null)
  const [busy, setBusy] = useState(false)
  const {before, content, revision} = version
  if (!before || !type) return null
  const name = itemName(type, content, () => undefined)

  const failed = () => {
    toast.push(failureToast)
  }
  const ask = () => {
    describeChange(client, type, content, before).then(setChanges, failed)
  }
  const confirm = async () => {
    setBusy(true)
    try {
      const result = await undoPublish(client, documentId, revision, before)
      toast.push(
        result === 'done'
          ? {status: 'success', title: 'Undone. Visitors see the version before again.'}
          : {...persistentToast, status: 'warning', title: refusals[result](name)},
      )
    } catch {
      failed()
    }
    setBusy(false)
    setChanges(null)
  }
  return (
    <>
      <Button
        text="Undo"
        aria-label={`Undo what was published in ${name}`}
        mode="ghost"
        fontSize={1}
        padding={2}
        onClick={ask}
      />
      {changes && (
        <ConfirmDialog
          title="Undo this publish?"
          question="The version before it is published again. Visitors see these changes at once:"
          sentences={changes}
          action="Undo and publish"
          busy={busy}
          onConfirm={() => void confirm()}
          onClose={() => setChanges(null)}
        />
      )}
    </>
  )
}

const refusals: Record<Exclude<UndoResult, 'done'>, (name: string) => string> = {
  'changed since': (name) =>
    `${name} was changed since, so this cannot be undone here. Open it and choose "What changed" to bring an older version back.`,
  'being edited': (name) =>
    `Somebody is editing ${name}. Publish or discard these edits first, then undo.`,
}
