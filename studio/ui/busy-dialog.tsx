import {Box, Dialog, Flex, Stack} from '@sanity/ui'
import {type ReactNode, useId} from 'react'

import {FocusableButton} from './focusable-button.tsx'
import {useReturnFocus} from './use-return-focus.ts'

/**
 * A dialog with Cancel and one action. It stays open while the action runs: whoever left would not learn what came of
 * it. `focusOtherwise` is as in `useReturnFocus`.
 */
export function BusyDialog({
  title,
  isBusy,
  action: {text, busyText, disabled = false, ...action},
  close,
  focusOtherwise,
  children,
}: {
  title: string
  isBusy: boolean
  action: {
    text: string
    busyText: string
    tone: 'primary' | 'positive'
    disabled?: boolean
    onClick: () => void
  }
  close: () => void
  focusOtherwise?: () => void
  children: ReactNode
}) {
  const id = useId()
  useReturnFocus(focusOtherwise)
  const leave = () => {
    if (!isBusy) close()
  }
  return (
    <Dialog
      id={id}
      header={title}
      width={1}
      onClose={leave}
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          <FocusableButton text="Cancel" mode="ghost" disabled={isBusy} onClick={leave} />
          <FocusableButton
            {...action}
            text={isBusy ? busyText : text}
            disabled={isBusy || disabled}
          />
        </Flex>
      }
    >
      <Box padding={4}>
        <Stack gap={4}>{children}</Stack>
      </Box>
    </Dialog>
  )
}
