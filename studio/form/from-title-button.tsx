import {FocusableButton} from '../ui/focusable-button.tsx'

type FromTitleButtonProps = {
  /** What the title gives for the field; empty without one. */
  proposal: string
  value: string | undefined
  readOnly?: boolean | undefined
  onPress: (proposal: string) => void
}

/** Makes the value of a field from the document's title. Once that is there the button does nothing. */
export function FromTitleButton({proposal, value, readOnly, onPress}: FromTitleButtonProps) {
  return (
    <FocusableButton
      mode="ghost"
      padding={3}
      text="Make it from the title"
      disabled={readOnly === true || !proposal || proposal === value}
      onClick={() => onPress(proposal)}
    />
  )
}
