import {Box} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useClient, useSchema} from 'sanity'
import type {SanityDocument} from 'sanity'

import {apiVersion} from '../../../domain/api-version.ts'
import {isConflict} from '../../failures/is-conflict.ts'
import {useFailureToast} from '../../failures/use-failure-toast.ts'
import {BusyButton} from '../../ui/busy-button.tsx'
import {persistentToast} from '../../ui/toast-options.ts'
import {readMissingNames} from '../deleted/missing-names.ts'
import {ConfirmDialog} from './confirm-dialog.tsx'
import {describeChange} from './described-version.ts'
import type {DescribedVersion} from './described-version.ts'
import {restoreQuestion} from './restore-question.ts'
import {readRestored, restoreAsDraft} from './restore.ts'

/** Brings a version back into the form, where the rules check it before somebody publishes it. */
export function RestoreVersion({
  documentId,
  documentType,
  version: {content},
  current,
  hasEdits,
}: {
  documentId: string
  documentType: string
  version: DescribedVersion
  /** What the form shows now. */
  current: SanityDocument | null
  /** Whether the form holds edits that are not published. */
  hasEdits: boolean
}) {
  const client = useClient({apiVersion})
  const schema = useSchema()
  const type = schema.get(documentType)
  const toast = useToast()
  const showFailure = useFailureToast()
  const [restored, setRestored] = useState<{gone: string[]; sentences: string[]} | null>(null)
  const [busy, setBusy] = useState(false)
  if (!content || !type) return null

  const failed = (error: unknown) =>
    showFailure(error, {
      nothingDone: 'Nothing was restored.',
      unknown: 'The Studio cannot tell whether this version was restored.',
    })
  const ask = async () => {
    const {content: next, missing} = await readRestored(client, documentId, content)
    const [changes, gone] = await Promise.all([
      describeChange(client, type, current, next),
      readMissingNames(client, (name) => schema.get(name), missing),
    ])
    const without = gone.map((name) => `${name} is gone, so the version comes back without it`)
    setRestored({gone, sentences: [...without, ...changes]})
  }
  const confirm = async () => {
    setBusy(true)
    try {
      await restoreAsDraft(client, documentId, content, {replacesEdits: hasEdits})
      toast.push({
        status: 'success',
        title: 'The old version is in the form. Visitors see it when you press Publish.',
      })
    } catch (error) {
      if (!hasEdits && isConflict(error)) {
        toast.push({...persistentToast, status: 'warning', title: justBegun})
      } else failed(error)
    }
    setBusy(false)
    setRestored(null)
  }
  return (
    <Box>
      <BusyButton
        text="Restore this version"
        busyText="Looking…"
        onPress={() => ask().catch(failed)}
      />
      {restored && (
        <ConfirmDialog
          title="Restore this version?"
          question={restoreQuestion(documentType, {hasEdits, ...restored})}
          sentences={restored.sentences}
          action="Restore this version"
          busyAction="Restoring…"
          busy={busy}
          onConfirm={() => void confirm()}
          onClose={() => setRestored(null)}
        />
      )}
    </Box>
  )
}

const justBegun =
  'Nothing was restored: somebody has just begun to edit this. Restore the version once more to replace the edits.'
