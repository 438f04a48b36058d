import {Box} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useClient, useSchema} from 'sanity'
import type {SanityDocument} from 'sanity'

import {apiVersion} from '../../../domain/api-version.ts'
import {isConflict} from '../../failures/is-conflict.ts'
import {persistentToast} from '../../ui/toast-options.ts'
import {ConfirmedButton} from '../confirmed-button.tsx'
import {readMissingNames} from '../deleted/missing-names.ts'
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
  if (!content || !type) return null

  const read = async () => {
    const {content: next, missing} = await readRestored(client, documentId, content)
    const [changes, gone] = await Promise.all([
      describeChange(client, type, current, next),
      readMissingNames(client, (name) => schema.get(name), missing),
    ])
    const without = gone.map((name) => `${name} is gone, so the version comes back without it`)
    return {gone, sentences: [...without, ...changes]}
  }
  const change = async () => {
    try {
      await restoreAsDraft(client, documentId, content, {replacesEdits: hasEdits})
    } catch (error) {
      if (hasEdits || !isConflict(error)) throw error
      toast.push({...persistentToast, status: 'warning', title: justBegun})
      return
    }
    toast.push({
      status: 'success',
      title: 'The old version is in the form. Visitors see it when you press Publish.',
    })
  }
  return (
    <Box>
      <ConfirmedButton
        text="Restore this version"
        failed={{
          nothingDone: 'Nothing was restored.',
          unknown: 'The Studio cannot tell whether this version was restored.',
        }}
        read={read}
        confirmationOf={(restored) => ({
          title: 'Restore this version?',
          question: restoreQuestion(documentType, {hasEdits, ...restored}),
          sentences: restored.sentences,
          action: 'Restore this version',
          busyAction: 'Restoring…',
        })}
        change={change}
      />
    </Box>
  )
}

const justBegun =
  'Nothing was restored: somebody has just begun to edit this. Restore the version once more to replace the edits.'
