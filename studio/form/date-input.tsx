import {Box} from '@sanity/ui'
import type {KeyboardEvent} from 'react'
import type {StringInputProps} from 'sanity'

/**
 * Sanity's date input saves what is typed only when it is left (6.15). This one also saves before a key that closes the
 * dialog or publishes.
 */
export function DateInput(props: StringInputProps) {
  const {id} = props.elementProps
  return (
    <Box
      onKeyDown={(event) => {
        if (isOwn(event.target, id) && actsOnForm(event)) leaveAndReturn(event.target)
      }}
    >
      {props.renderDefault(props)}
    </Box>
  )
}

/** The calendar has inputs of its own, which are inside this one for React. */
function isOwn(target: EventTarget, id: string): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.id === id
}

/** Esc closes a dialog, and the Studio's own shortcuts, such as that of Publish, begin with Ctrl+Alt. */
function actsOnForm({key, ctrlKey, altKey}: KeyboardEvent): boolean {
  return key === 'Escape' || (ctrlKey && altKey)
}

function leaveAndReturn(input: HTMLInputElement) {
  input.blur()
  input.focus({preventScroll: true})
}
