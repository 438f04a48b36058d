import {Box, Card, Text} from '@sanity/ui'
import {isStringInputProps} from 'sanity'
import type {FieldProps, FormNodeValidation, InputProps, ItemProps} from 'sanity'

import {inPlainWords} from '../validation/in-plain-words.ts'
import {withoutRepeats} from '../validation/without-repeats.ts'
import {DateInput} from './date-input.tsx'
import {useFocusFromLink} from './use-focus-from-link.ts'

/**
 * Shows the messages of rules below the field; the Studio by itself shows an icon that only a pointer can open.
 */
export function FieldWithMessages(props: FieldProps) {
  const field = useFocusFromLink(props)
  return (
    <Box ref={field}>
      {props.renderDefault(props)}
      <Messages messages={props.validation} />
    </Box>
  )
}

/** The same for an object in a list, such as a vehicle in the order of the site. */
export function ItemWithMessages(props: ItemProps) {
  return (
    <Box>
      {props.renderDefault(props)}
      <Messages messages={props.validation} />
    </Box>
  )
}

/**
 * The same for what is neither field nor item: a text in a list, such as one feature of a vehicle, and a
 * document as a whole, such as a vehicle without a price. Dates have an input of their own.
 */
export function InputWithMessages(props: InputProps) {
  if (isStringInputProps(props) && /^date(time)?$/.test(props.schemaType.name))
    return <DateInput {...props} />
  const isTextInList = typeof props.path.at(-1) === 'number'
  if (!isTextInList && props.path.length > 0) return props.renderDefault(props)
  return (
    <Box>
      {props.renderDefault(props)}
      <Messages messages={props.validation} />
    </Box>
  )
}

/** The region is always there, so that a screen reader announces a message that appears. */
function Messages({messages}: {messages: FormNodeValidation[]}) {
  return (
    <div aria-live="polite">
      {withoutRepeats(messages.map(inPlainWords)).map(({level, message}) => (
        <Card key={message} marginTop={2} padding={3} radius={2} tone={tones[level]}>
          <Text size={1}>{message}</Text>
        </Card>
      ))}
    </div>
  )
}

const tones = {error: 'critical', warning: 'caution', info: 'primary'} as const
