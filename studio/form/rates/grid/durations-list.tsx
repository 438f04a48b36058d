import {Box, Text} from '@sanity/ui'
import {useState} from 'react'
import type {ReactNode} from 'react'

/** The Studio's own form of the durations. It opens when something in it gets the focus. */
export function DurationsList({isFocused, children}: {isFocused: boolean; children: ReactNode}) {
  const [isOpen, setOpen] = useState(isFocused)
  const [wasFocused, setWasFocused] = useState(isFocused)
  // The focus also leaves when the dialog of a duration closes, and then the list stays open.
  if (isFocused !== wasFocused) {
    setWasFocused(isFocused)
    if (isFocused) setOpen(true)
  }
  return (
    <details open={isOpen} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>
        <Text as="span" size={1} style={{display: 'inline-block', transform: 'none'}}>
          Add, change or remove durations
        </Text>
      </summary>
      <Box marginTop={3}>{children}</Box>
    </details>
  )
}
