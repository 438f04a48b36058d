import {Box, Button, Card, Flex, Text, TextInput} from '@sanity/ui'
import {useRef, useState} from 'react'

import {formatInMiami, miamiInstant} from '../../../domain/time/miami-time.ts'
import {words} from '../../../domain/words/en.ts'

type InstantFieldProps = {instant: number | null; onShow: (instant: number | null) => void}

/** Shows the page as it will be at a time of Miami, and says so while it does. */
export function InstantField({instant, onShow}: InstantFieldProps) {
  const [time, setTime] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const show = (typed: string) => {
    setTime(typed)
    onShow(miamiInstant(typed))
  }
  const backToNow = () => {
    show('')
    // The button that was pressed goes.
    field.current?.focus()
  }
  return (
    <>
      <Flex as="label" align="center" gap={2} wrap="wrap">
        <Text size={1}>Show the site as of</Text>
        <Box>
          <TextInput
            ref={field}
            type="datetime-local"
            aria-label="Show the site as of, time in Miami"
            fontSize={1}
            padding={2}
            value={time}
            onChange={(event) => show(event.currentTarget.value)}
          />
        </Box>
        <Text size={1} muted>
          Miami time
        </Text>
      </Flex>
      <output style={{flexBasis: instant === null ? 'auto' : '100%'}}>
        {instant !== null && (
          <Card tone="caution" padding={2} paddingLeft={3} radius={2} border>
            <Flex align="center" justify="space-between" gap={3} wrap="wrap">
              <Text size={1}>
                The page shows{' '}
                {formatInMiami(instant, {dateStyle: 'full', timeStyle: 'short'}, words)} in Miami.
                Visitors see it as it is now.
              </Text>
              <Button
                mode="ghost"
                fontSize={1}
                padding={2}
                text="Back to now"
                onClick={backToNow}
              />
            </Flex>
          </Card>
        )}
      </output>
    </>
  )
}
