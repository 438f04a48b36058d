import {Stack, Text} from '@sanity/ui'
import type {ReactNode} from 'react'

/** What a link leads to, and below it what staff need to know of that. */
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
