import {Text} from '@sanity/ui'

import {BusyDialog} from '../ui/busy-dialog.tsx'
import {SentenceList} from '../ui/sentence-list.tsx'

/** Asks before content changes, and shows what will be different. */
export function ConfirmDialog({
  title,
  question,
  sentences,
  action,
  busyAction,
  isBusy,
  onConfirm,
  onClose,
}: {
  title: string
  question: string
  sentences: string[]
  action: string
  busyAction: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}) {
  return (
    <BusyDialog
      title={title}
      isBusy={isBusy}
      action={{text: action, busyText: busyAction, tone: 'primary', onClick: onConfirm}}
      close={onClose}
    >
      <Text size={1}>{question}</Text>
      <SentenceList sentences={sentences} />
    </BusyDialog>
  )
}
