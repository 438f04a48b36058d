import type {Button} from '@sanity/ui'
import {type ComponentProps, useState} from 'react'

import {FocusableButton} from './focusable-button.tsx'

/** A button that says at once that it is at work, and cannot be pressed again meanwhile. */
export function BusyButton({
  text,
  busyText,
  label,
  icon,
  padding = 2,
  onPress,
}: {
  text: string
  busyText: string
  /** What is read out in place of the text. */
  label?: string
  icon?: ComponentProps<typeof Button>['icon']
  padding?: number
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
    <FocusableButton
      text={isBusy ? busyText : text}
      aria-label={isBusy ? undefined : label}
      disabled={isBusy}
      style={{maxWidth: '100%'}}
      mode="ghost"
      fontSize={1}
      padding={padding}
      {...(icon && {icon})}
      onClick={() => void press()}
    />
  )
}
