import {type ComponentProps, useState} from 'react'

import type {Failed} from '../failures/failure-words.ts'
import {useFailureToast} from '../failures/use-failure-toast.ts'
import {BusyButton} from '../ui/busy-button.tsx'
import {ConfirmDialog} from './confirm-dialog.tsx'

type Confirmation = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'question' | 'sentences' | 'action' | 'busyAction'
>

/** A button that reads what it would change, asks whether it should, and changes it once that is confirmed. */
export function ConfirmedButton<Preview extends object>({
  text,
  label,
  failed,
  read,
  confirmationOf,
  change,
}: {
  text: string
  /** What is read out in place of the text. */
  label?: string
  /** What is said of a failure. */
  failed: Failed
  /** Reads what would change; null where nothing can, which it says itself. */
  read: () => Promise<Preview | null>
  confirmationOf: (preview: Preview) => Confirmation
  change: (preview: Preview) => Promise<void>
}) {
  const showFailure = useFailureToast()
  const [preview, setPreview] = useState<Preview | null>(null)
  const [isBusy, setBusy] = useState(false)
  const fail = (error: unknown) => showFailure(error, failed)
  const confirm = async (confirmed: Preview) => {
    setBusy(true)
    await change(confirmed).catch(fail)
    setBusy(false)
    setPreview(null)
  }
  return (
    <>
      <BusyButton
        text={text}
        busyText="Looking…"
        {...(label && {label})}
        onPress={() => read().then(setPreview, fail)}
      />
      {preview && (
        <ConfirmDialog
          {...confirmationOf(preview)}
          isBusy={isBusy}
          onConfirm={() => void confirm(preview)}
          onClose={() => setPreview(null)}
        />
      )}
    </>
  )
}
