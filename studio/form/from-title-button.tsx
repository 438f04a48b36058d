import {Button} from '@sanity/ui'

type FromTitleButtonProps = {
  /** What the title gives for the field; empty without one. */
  proposal: string
  value: string | undefined
  readOnly?: boolean | undefined
  onPress: (proposal: string) => void
}

/**
 * Makes the value of a field from the document's title. Once that is there the button does nothing, but it is not
 * disabled, which would take the focus from whoever pressed it by keyboard.
 */
export function FromTitleButton({proposal, value, readOnly, onPress}: FromTitleButtonProps) {
  const isIdle = readOnly === true || !proposal || proposal === value
  return (
    <Button
      mode="ghost"
      padding={3}
      text="Make it from the title"
      aria-disabled={isIdle}
      style={isIdle ? {opacity: 0.6} : undefined}
      onClick={isIdle ? undefined : () => onPress(proposal)}
    />
  )
}
