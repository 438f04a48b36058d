import {Box, Dialog, Flex, Stack, Text} from '@sanity/ui'
import {useId} from 'react'

import {FocusableButton} from '../../ui/focusable-button.tsx'
import {SentenceList} from '../../ui/sentence-list.tsx'
import {useReturnFocus} from '../../ui/use-return-focus.ts'

/** Asks before content changes, and shows what will be different. */
export function ConfirmDialog({
  title,
  question,
  sentences,
  action,
  busyAction,
  busy,
  onConfirm,
  onClose,
}: {
  title: string
  question: string
  sentences: string[]
  action: string
  busyAction: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}) {
  const id = useId()
  useReturnFocus()
  const leave = () => {
    if (!busy) onClose()
  }
  return (
    <Dialog
      id={id}
      header={title}
      width={1}
      onClose={leave}
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          <FocusableButton text="Cancel" mode="ghost" disabled={busy} onClick={leave} />
          <FocusableButton
            text={busy ? busyAction : action}
            tone="primary"
            disabled={busy}
            onClick={onConfirm}
          />
        </Flex>
      }
    >
      <Box padding={4}>
        <Stack gap={4}>
          <Text size={1}>{question}</Text>
          <SentenceList sentences={sentences} />
        </Stack>
      </Box>
    </Dialog>
  )
}
