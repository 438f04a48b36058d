import {Card, Flex, Stack, Text} from '@sanity/ui'
import type {ReactNode} from 'react'
import {UserAvatar, useRelativeTime, useUser} from 'sanity'

import {miamiTimeZone} from '../../../domain/time/miami-time.ts'
import {describeTime} from '../../content/describe-value.ts'
import {SentenceList} from '../../ui/sentence-list.tsx'
import type {DescribedVersion} from './described-version.ts'

/** Who published a version, when, and what it changed. */
export function VersionRow({version, children}: {version: DescribedVersion; children?: ReactNode}) {
  const {author, timestamp, sentences} = version
  const [user] = useUser(author)
  const since = useRelativeTime(timestamp, {useTemporalPhrase: true, timeZone: miamiTimeZone})
  return (
    <Card as="li" borderTop paddingY={4}>
      <Stack gap={3}>
        <Flex align="center" gap={2}>
          <UserAvatar user={author} size={0} />
          <Text muted size={1} title={describeTime(timestamp)}>
            {user?.displayName ?? 'Somebody'}, {since}
          </Text>
        </Flex>
        <SentenceList sentences={sentences} />
        {children}
      </Stack>
    </Card>
  )
}
