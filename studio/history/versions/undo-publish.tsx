import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useClient, useSchema} from 'sanity'

import {apiVersion} from '../../../domain/api-version.ts'
import {useFailureToast} from '../../failures/use-failure-toast.ts'
import {languageName} from '../../language/language-name.ts'
import {isFixedDocument} from '../../schema/fixed-documents.ts'
import {BusyButton} from '../../ui/busy-button.tsx'
import {persistentToast} from '../../ui/toast-options.ts'
import {readMissingNames} from '../deleted/missing-names.ts'
import {ConfirmDialog} from './confirm-dialog.tsx'
import {readUndo} from './read-undo.ts'
import type {Undo} from './read-undo.ts'
import {undoPublish} from './restore.ts'
import {refusals, undoWords} from './undo-words.ts'

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
  const client = useClient({apiVersion})
  const schema = useSchema()
  const toast = useToast()
  const showFailure = useFailureToast()
  const [undos, setUndos] = useState<Undo[] | null>(null)
  const [busy, setBusy] = useState(false)

  const failed = (error: unknown) =>
    showFailure(error, {
      nothingDone: 'Nothing was undone.',
      unknown: 'The Studio cannot tell whether this was undone.',
    })
  const refuse = (title: string) => {
    toast.push({...persistentToast, status: 'warning', title})
  }
  const ask = async () => {
    const found = await readUndo(client, (type) => schema.get(type), revision, documentId)
    const needed = found?.find(({before, id}) => !before && isFixedDocument(id))
    if (!found)
      refuse('The history no longer holds the previous version, so this cannot be undone.')
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
        const languages = 'languages' in refusal ? refusal.languages.map(languageName) : []
        const broken = 'broken' in refusal ? [refusal.broken] : []
        const others = 'other' in refusal ? [refusal.other] : [...gone, ...languages, ...broken]
        refuse(refusals[refusal.reason](refused?.name ?? 'This', others))
      } else {
        toast.push({
          status: 'success',
          title: undoWords(documents).done,
        })
      }
    } catch (error) {
      failed(error)
    }
    setBusy(false)
    setUndos(null)
  }
  return (
    <>
      <BusyButton
        text="Undo"
        busyText="Looking…"
        label={`Undo what was published in ${name}`}
        onPress={() => ask().catch(failed)}
      />
      {undos && (
        <ConfirmDialog
          title="Undo this publish?"
          question={undoWords(undos).question}
          sentences={
            undos.length === 1
              ? undos.flatMap(({sentences}) => sentences)
              : undos.flatMap(({name: of, sentences}) => sentences.map((what) => `${of}: ${what}`))
          }
          action={undoWords(undos).action}
          busyAction="Undoing…"
          busy={busy}
          onConfirm={() => void confirm(undos)}
          onClose={() => setUndos(null)}
        />
      )}
    </>
  )
}
