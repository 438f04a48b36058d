import {Button} from '@sanity/ui'
import {useState} from 'react'

/**
 * A button that says at once that it is at work, and cannot be pressed again meanwhile. It is not disabled, which would
 * take the focus from who pressed it by keyboard.
 */
export function BusyButton({
  text,
  busyText,
  label,
  onPress,
}: {
  text: string
  busyText: string
  /** What is read out in place of the text. */
  label?: string
  /** Shows its failures itself, and never rejects. */
  onPress: () => Promise<void>
}) {
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    if (isBusy) return
    setBusy(true)
    await onPress().finally(() => setBusy(false))
  }
  return (
    <Button
      text={isBusy ? busyText : text}
      aria-label={isBusy ? undefined : label}
      aria-disabled={isBusy}
      style={isBusy ? {opacity: 0.6} : undefined}
      mode="ghost"
      fontSize={1}
      padding={2}
      onClick={() => void press()}
    />
  )
}
