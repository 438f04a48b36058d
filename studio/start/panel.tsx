import {Box, Card, Flex, Grid, Heading, Stack, Text} from '@sanity/ui'
import {type ReactNode, useId} from 'react'

/** A part of the start page with a heading. */
export function Panel({
  title,
  description,
  count,
  children,
}: {
  title: string
  description?: string
  count?: number
  children: ReactNode
}) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} border radius={3} overflow="hidden">
      <Box padding={4} paddingBottom={3}>
        <Stack gap={3}>
          <Flex align="center" gap={2}>
            <Heading as="h2" id={id} size={1}>
              {title}
            </Heading>
            {count !== undefined && count > 0 && (
              <Card tone="caution" radius={6} paddingX={2} paddingY={1}>
                <Text size={1} weight="medium">
                  {count}
                </Text>
              </Card>
            )}
          </Flex>
          {description && (
            <Text muted size={1}>
              {description}
            </Text>
          )}
        </Stack>
      </Box>
      {children}
    </Card>
  )
}

/** The rows of a part, read out as a list. */
export function Rows({columns = 1, children}: {columns?: number | number[]; children: ReactNode}) {
  return (
    <Grid
      as="ul"
      gridTemplateColumns={columns}
      gap={1}
      padding={2}
      paddingTop={0}
      style={{listStyle: 'none', margin: 0}}
    >
      {children}
    </Grid>
  )
}

/** A sentence in place of rows. */
export function Nothing({children}: {children: ReactNode}) {
  return (
    <Box padding={4} paddingTop={0}>
      <Text muted size={1}>
        {children}
      </Text>
    </Box>
  )
}
