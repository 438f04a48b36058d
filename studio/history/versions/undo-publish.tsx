import {useToast} from '@sanity/ui/toast'
import {useClient, useSchema} from 'sanity'

import {apiVersion} from '../../../domain/api-version.ts'
import {languageName} from '../../language/language-name.ts'
import {isFixedDocument} from '../../schema/fixed-documents.ts'
import {persistentToast} from '../../ui/toast-options.ts'
import {ConfirmedButton} from '../confirmed-button.tsx'
import {readMissingNames} from '../deleted/missing-names.ts'
import {readUndo} from './read-undo.ts'
import type {Undo} from './read-undo.ts'
import {refusals, undoWords} from './undo-words.ts'
import {undoPublish} from './undo.ts'

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
  const refuse = (title: string) => {
    toast.push({...persistentToast, status: 'warning', title})
  }
  const read = async () => {
    const found = await readUndo(client, (type) => schema.get(type), revision, documentId)
    const needed = found?.find(({before, id}) => !before && isFixedDocument(id))
    if (!found)
      refuse(
        'The history no longer holds the previous version, so this cannot be undone. Change it back in the form, then publish it.',
      )
    else if (needed)
      refuse(
        `The site needs ${needed.name}, so its first publish cannot be undone. Change it in the form, then publish it again.`,
      )
    return needed ? null : found
  }
  const change = async (documents: Undo[]) => {
    const refusal = await undoPublish(client, revision, documents)
    if (!refusal) {
      toast.push({status: 'success', title: undoWords(documents).done})
      return
    }
    const refused = documents.find(({id}) => id === refusal.id)
    const missing = 'missing' in refusal ? refusal.missing : []
    const gone = await readMissingNames(client, (type) => schema.get(type), missing)
    const languages = 'languages' in refusal ? refusal.languages.map(languageName) : []
    const broken = 'broken' in refusal ? [refusal.broken] : []
    const others = 'other' in refusal ? [refusal.other] : [...gone, ...languages, ...broken]
    refuse(refusals[refusal.reason](refused?.name ?? 'This', others))
  }
  return (
    <ConfirmedButton
      text="Undo"
      label={`Undo what was published in ${name}`}
      failed={{
        nothingDone: 'Nothing was undone.',
        unknown: 'The Studio cannot tell whether this was undone.',
      }}
      read={read}
      confirmationOf={(undos) => ({
        title: 'Undo this publish?',
        question: undoWords(undos).question,
        sentences:
          undos.length === 1
            ? undos.flatMap(({sentences}) => sentences)
            : undos.flatMap(({name: of, sentences}) => sentences.map((what) => `${of}: ${what}`)),
        action: undoWords(undos).action,
        busyAction: 'Undoing…',
      })}
      change={change}
    />
  )
}
