import {Stack, Text} from '@sanity/ui'
import type {ReactNode} from 'react'

/** A title, and a line about it below. */
export function TitleAndDetail({title, detail}: {title: ReactNode; detail: string}) {
  return (
    <Stack gap={2} flex={1}>
      <Text size={1} weight="medium">
        {title}
      </Text>
      <Text muted size={1}>
        {detail}
      </Text>
    </Stack>
  )
}
