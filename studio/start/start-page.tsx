import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {LaunchIcon} from '@sanity/icons/Launch'
import {Button, Card, Container, Flex, Grid, Heading, Stack, Text} from '@sanity/ui'
import {useRef} from 'react'

import {previewOrigin} from '../environment.ts'
import {useNow} from '../ui/use-now.ts'
import {BeforeGoingLive} from './before-going-live.tsx'
import {ChangedInEnglishPanel} from './changed-in-english/changed-in-english-panel.tsx'
import {FrequentTasks} from './frequent-tasks.tsx'
import {LastPublished} from './last-published/last-published.tsx'
import {NeedsAttention} from './needs-attention.tsx'
import {useStartPageData} from './use-start-page-data.ts'

export function StartPage() {
  const documents = useStartPageData()
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = () => heading.current?.focus()
  const now = useNow(documents && documents !== 'failed' ? documents.published[0]?._updatedAt : '')
  return (
    <Card height="fill" overflow="auto" tone="transparent">
      <Container width={3} paddingX={[3, 4, 5]} paddingY={[4, 5]}>
        <Stack as="main" gap={[4, 5]}>
          <Flex align="center" justify="space-between" gap={3} wrap="wrap">
            <Heading as="h1" ref={heading} tabIndex={-1} size={[2, 3]}>
              What would you like to do?
            </Heading>
            <Flex gap={2} wrap="wrap">
              <Button
                {...inNewTab}
                href={guideUrl}
                icon={HelpCircleIcon}
                text="Guide for the office"
              />
              <Button {...inNewTab} href={previewOrigin} icon={LaunchIcon} text="See the site" />
            </Flex>
          </Flex>
          <FrequentTasks />
          {documents === 'failed' && (
            <Card tone="critical" border radius={3} padding={4} role="alert">
              <Text size={1}>
                The content cannot be reached at the moment. Check your connection.
              </Text>
            </Card>
          )}
          {documents && documents !== 'failed' && (
            <Grid gridTemplateColumns={[1, 1, 2]} gap={[3, 4]} style={{alignItems: 'start'}}>
              <NeedsAttention {...documents} now={now} focusAfterLast={focusHeading} />
              <LastPublished {...documents} focusAfterLast={focusHeading} />
              <Stack gap={[3, 4]} style={{gridColumn: '1 / -1'}}>
                <ChangedInEnglishPanel {...documents} focusAfterLast={focusHeading} />
                <BeforeGoingLive published={documents.published} />
              </Stack>
            </Grid>
          )}
        </Stack>
      </Container>
    </Card>
  )
}

const inNewTab = {as: 'a', target: '_blank', rel: 'noopener', mode: 'ghost'} as const

/** The page that studio/guide/guide-page.ts makes. */
const guideUrl = '/static/office/guide.html'
