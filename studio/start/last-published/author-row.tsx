import {Box, Card, Flex} from '@sanity/ui'
import type {ReactNode} from 'react'
import {UserAvatar} from 'sanity'

import {TitleAndDetail} from '../../ui/title-and-detail.tsx'

type Props = {
  /** The id of a user. */
  author: string
  title: string
  detail: string
  /** The button that takes back what the author did. */
  wayBack: ReactNode
  /** More about it, below. */
  children?: ReactNode
}

/** What somebody did that is no single document to open, with the way back. */
export function AuthorRow({author, title, detail, wayBack, children}: Props) {
  return (
    <li>
      <Flex align="center" gap={1}>
        <Box flex={1}>
          <Card padding={2}>
            <Flex align="center" gap={3}>
              <UserAvatar user={author} size={1} />
              <TitleAndDetail title={title} detail={detail} />
            </Flex>
          </Card>
        </Box>
        {wayBack}
      </Flex>
      {children}
    </li>
  )
}
