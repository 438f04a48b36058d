import {Card, Flex, Stack, Text} from '@sanity/ui'

import {patterns} from './patterns.ts'

/** The choice that is no pattern. */
export const copyOfPage = 'copy'

const choices = [
  ...patterns,
  {name: copyOfPage, title: 'Copy of a page', detail: 'The same sections, to be changed'},
]

/** What a new page starts from. */
export function PatternChoice({chosen, choose}: {chosen: string; choose: (name: string) => void}) {
  return (
    <Stack as="fieldset" gap={2} style={{border: 0, margin: 0, padding: 0}}>
      <Text as="legend" size={1} weight="semibold" style={{paddingBottom: 8}}>
        What kind of page?
      </Text>
      {choices.map(({name, title, detail}) => (
        <Card
          key={name}
          as="label"
          border
          radius={2}
          padding={3}
          tone={chosen === name ? 'primary' : 'default'}
          style={{cursor: 'pointer'}}
        >
          <Flex gap={3} align="center">
            <input
              type="radio"
              name="pattern"
              value={name}
              checked={chosen === name}
              onChange={() => choose(name)}
            />
            <Stack gap={2}>
              <Text size={1} weight="medium">
                {title}
              </Text>
              <Text size={1} muted>
                {detail}
              </Text>
            </Stack>
          </Flex>
        </Card>
      ))}
    </Stack>
  )
}
