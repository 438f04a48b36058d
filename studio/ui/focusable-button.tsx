import {Button} from '@sanity/ui'
import type {ComponentProps, MouseEvent} from 'react'

/** A button that keeps the focus while it cannot be pressed, which a natively disabled one loses. */
export function FocusableButton({
  disabled = false,
  style,
  onClick,
  ...props
}: ComponentProps<typeof Button>) {
  return (
    <Button
      {...props}
      aria-disabled={disabled}
      style={{...style, ...(disabled && {opacity: 0.6})}}
      // A form would be submitted otherwise.
      onClick={disabled ? (event: MouseEvent) => event.preventDefault() : onClick}
    />
  )
}
