import {type ReactNode, useState} from 'react'

type DialogState = {isBusy: boolean; setBusy: (isBusy: boolean) => void; close: () => void}

/** An action of a document that opens a dialog, which stays while it is at work. */
export function useDialogAction(header: string, content: (state: DialogState) => ReactNode) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const close = () => setOpen(false)
  return {
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog' as const,
      header,
      onClose: () => {
        if (!isBusy) close()
      },
      content: content({isBusy, setBusy, close}),
    },
  }
}
