import {Card, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useClient, useSchema} from 'sanity'

import {apiVersion} from '../../domain/api-version.ts'
import {counted} from '../../domain/words/counted.ts'
import {documentTitle} from '../content/item-name.ts'
import {useFailureToast} from '../failures/use-failure-toast.ts'
import {BusyDialog} from '../ui/busy-dialog.tsx'
import {persistentToast} from '../ui/toast-options.ts'
import {publishTogether} from './publish-together.ts'
import {useDraftChoices} from './use-draft-choices.ts'
import {useWaitingDrafts} from './use-waiting-drafts.ts'
import type {Draft} from './use-waiting-drafts.ts'
import type {WaitingDraft} from './waiting-drafts.ts'
import {WaitingRow} from './waiting-row.tsx'

/** Every draft with what it changes and what stops it, and one button for those that may be published. */
export function PublishDialog({
  drafts,
  close,
  focusAfterLast,
}: {
  drafts: Draft[]
  close: () => void
  focusAfterLast: () => void
}) {
  const client = useClient({apiVersion})
  const schema = useSchema()
  const toast = useToast()
  const showFailure = useFailureToast()
  const {waiting, checkAgain} = useWaitingDrafts(drafts)
  const {rows, publishable, chosen} = useDraftChoices(
    drafts,
    waiting === 'failed' ? [] : (waiting ?? []),
  )
  const [changed, setChanged] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)

  const nameOf = ({type, draft}: WaitingDraft) => documentTitle(schema.get(type), draft)

  const documents = rows.map(({document}) => document)
  const publish = async () => {
    setBusy(true)
    setChanged([])
    try {
      const changedIds = await publishTogether(client, chosen)
      if (changedIds.length > 0) {
        setChanged(documents.filter(({id: each}) => changedIds.includes(each)).map(nameOf))
        checkAgain()
      } else {
        const left = documents.filter((document) => !chosen.includes(document)).map(nameOf)
        toast.push({
          status: 'success',
          title: `Published: ${chosen.map(nameOf).join(', ')}. Visitors see it now.`,
          ...(left.length > 0 && {
            ...persistentToast,
            description: `Not published: ${left.join(', ')}.`,
          }),
        })
        close()
      }
    } catch (error) {
      showFailure(error, {
        nothingDone: 'Nothing was published.',
        unknown: 'The Studio cannot tell whether these were published.',
      })
    }
    setBusy(false)
  }
  return (
    <BusyDialog
      title="Publish everything that waits"
      isBusy={isBusy}
      action={{
        text: publishText(chosen.length),
        busyText: 'Publishing…',
        tone: 'positive',
        disabled: chosen.length === 0,
        onClick: () => void publish(),
      }}
      close={close}
      focusOtherwise={focusAfterLast}
    >
      <div aria-live="polite">
        <Text size={1}>{summary(waiting, publishable.length)}</Text>
      </div>
      {changed.length > 0 && (
        <Card tone="caution" padding={3} radius={2} role="alert">
          <Text size={1}>
            Nothing was published: somebody else has just changed {changed.join(', ')}. The list
            shows the current state; review it and publish again.
          </Text>
        </Card>
      )}
      <Stack as="ul" gap={3} padding={0} style={{listStyle: 'none', margin: 0}} inert={isBusy}>
        {rows.map((row) => (
          <WaitingRow key={row.document.id} {...row} isDisabled={isBusy} close={close} />
        ))}
      </Stack>
    </BusyDialog>
  )
}

function publishText(count: number) {
  return count === 0 ? 'Publish' : `Publish ${counted(count, 'document')}`
}

function summary(waiting: WaitingDraft[] | 'failed' | null, publishable: number) {
  if (waiting === null) return 'Checking what is waiting…'
  if (waiting === 'failed') return 'What waits cannot be read at the moment. Check your connection.'
  if (waiting.length === 0) return 'Nothing is waiting: everything is published.'
  if (publishable === waiting.length) return 'Visitors see these changes at once:'
  return publishable === 0
    ? 'None of these can be published yet. Each says what has to be fixed first.'
    : `${waiting.length - publishable} of ${waiting.length} cannot be published yet and will be left out. Each says what has to be fixed first.`
}
