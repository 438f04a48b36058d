import {Box} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {type KeyboardEvent, useEffect, useEffectEvent, useRef} from 'react'
import type {StringInputProps} from 'sanity'

import {persistentToast} from '../ui/toast-options.ts'

/**
 * Sanity's date input saves what is typed only when it is left, and keeps a text that is no date to itself (6.15). This
 * one also saves before a key that closes the dialog or publishes, and says what was typed when its form closes without saving it.
 */
export function DateInput(props: StringInputProps) {
  const {elementProps, onChange} = props
  const typed = useTypedText(props)
  return (
    <Box
      onFocus={({target}) => {
        if (isOwn(target, elementProps.id)) typed.begin(target.value)
      }}
      onInput={({target}) => {
        if (isOwn(target, elementProps.id)) typed.hold(target.value)
      }}
      onKeyDown={(event) => {
        if (isOwn(event.target, elementProps.id) && actsOnForm(event)) leaveAndReturn(event.target)
      }}
    >
      {props.renderDefault({
        ...props,
        onChange: (patch) => {
          typed.forget()
          onChange(patch)
        },
      })}
    </Box>
  )
}

/** Holds what is typed and not saved, and names it once the input is gone. */
function useTypedText({schemaType, value}: StringInputProps) {
  const unsaved = useRef<string | null>(null)
  const shownBefore = useRef('')
  const {push} = useToast()
  const nameUnsaved = useEffectEvent(() => {
    if (!unsaved.current) return
    push({
      ...persistentToast,
      status: 'warning',
      title: `“${unsaved.current}” was not saved.`,
      description: `“${schemaType.title ?? 'The date'}” is as it was before. Open it again and choose the day in the calendar.`,
    })
  })
  useEffect(() => () => nameUnsaved(), [])
  // The input shows a date that somebody else has chosen meanwhile.
  useEffect(() => {
    unsaved.current = null
  }, [value])
  return {
    begin: (shown: string) => {
      if (unsaved.current === null) shownBefore.current = shown
    },
    hold: (text: string) => {
      unsaved.current = text === shownBefore.current ? null : text
    },
    forget: () => {
      unsaved.current = null
    },
  }
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
