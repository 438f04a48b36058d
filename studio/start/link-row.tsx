import {Box, Card, Flex, Text} from '@sanity/ui'
import type {ComponentType, ReactNode} from 'react'
import {useIntentLink} from 'sanity/router'

import {TitleAndDetail} from '../ui/title-and-detail.tsx'

/** A row with a link to a document, or to one field of it. */
export function LinkRow({
  to,
  icon: Icon,
  media,
  title,
  detail,
  below,
  children,
}: {
  to: {id: string; type: string; path?: string}
  icon?: ComponentType | undefined
  media?: ReactNode
  title: ReactNode
  detail: string
  /** More about it, below the link. */
  below?: ReactNode
  /** What else can be done with it, beside the link. */
  children?: ReactNode
}) {
  const link = useIntentLink({intent: 'edit', params: to})
  return (
    <li>
      <Flex align="center" gap={1}>
        <Box flex={1}>
          <Card as="a" data-as="a" padding={2} radius={2} {...link}>
            <Flex align="center" gap={3}>
              {media}
              {Icon && (
                <Box paddingX={1}>
                  <Text size={2} muted>
                    <Icon />
                  </Text>
                </Box>
              )}
              <TitleAndDetail title={title} detail={detail} />
            </Flex>
          </Card>
        </Box>
        {children}
      </Flex>
      {below}
    </li>
  )
}
