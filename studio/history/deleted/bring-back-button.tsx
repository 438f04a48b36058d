import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useClient, useSchema} from 'sanity'

import {apiVersion} from '../../../domain/api-version.ts'
import {textAt} from '../../content/content-value.ts'
import {readMissingReferences} from '../../content/missing-references.ts'
import {useFailureToast} from '../../failures/use-failure-toast.ts'
import {BusyButton} from '../../ui/busy-button.tsx'
import {ConfirmDialog} from '../versions/confirm-dialog.tsx'
import {bringBackQuestion} from './bring-back-question.ts'
import {bringBack} from './bring-back.ts'
import type {Deletion} from './deletions.ts'
import {readMissingNames} from './missing-names.ts'

/** Brings a deleted document back as a draft, where the rules check it before somebody publishes it. */
export function BringBack({deletion, name}: {deletion: Deletion; name: string}) {
  const {documentId, content} = deletion
  const client = useClient({apiVersion})
  const schema = useSchema()
  const toast = useToast()
  const showFailure = useFailureToast()
  const [missing, setMissing] = useState<{ids: string[]; names: string[]} | null>(null)
  const [busy, setBusy] = useState(false)

  const failed = (error: unknown) =>
    showFailure(error, {
      nothingDone: `${name} was not brought back.`,
      unknown: `The Studio cannot tell whether ${name} was brought back.`,
    })
  const ask = async () => {
    const ids = await readMissingReferences(client, content)
    const names = await readMissingNames(client, (type) => schema.get(type), ids)
    setMissing({ids, names})
  }
  const confirm = async (ids: string[]) => {
    setBusy(true)
    try {
      const isBack = await bringBack(client, documentId, content, ids)
      toast.push(
        isBack
          ? {
              status: 'success',
              title: `${name} is back as a draft. Visitors see it when you press Publish.`,
            }
          : {status: 'info', title: `Somebody has brought ${name} back already.`},
      )
    } catch (error) {
      failed(error)
    }
    setBusy(false)
    setMissing(null)
  }
  return (
    <>
      <BusyButton
        text="Bring back"
        busyText="Looking…"
        label={`Bring back ${name}`}
        onPress={() => ask().catch(failed)}
      />
      {missing && (
        <ConfirmDialog
          title={`Bring back ${name}?`}
          question={bringBackQuestion(textAt(content, '_type'), documentId, missing.ids.length > 0)}
          sentences={missing.names}
          action="Bring it back"
          busyAction="Bringing it back…"
          busy={busy}
          onConfirm={() => void confirm(missing.ids)}
          onClose={() => setMissing(null)}
        />
      )}
    </>
  )
}
