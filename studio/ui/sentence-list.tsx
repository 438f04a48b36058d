import {Stack, Text} from '@sanity/ui'

/** Sentences about changes as a list, cut off after `limit`. */
export function SentenceList({sentences, limit = 50}: {sentences: string[]; limit?: number}) {
  return (
    <Stack as="ul" gap={2} style={{listStyle: 'none', margin: 0, padding: 0}}>
      {sentences.slice(0, limit).map((sentence, index) => (
        <Text as="li" key={`${index} ${sentence}`} size={1} style={{overflowWrap: 'anywhere'}}>
          {sentence}
        </Text>
      ))}
      <MoreItems count={sentences.length - limit} />
    </Stack>
  )
}

/** The end of a list that is cut off; nothing where it is whole. */
export function MoreItems({count}: {count: number}) {
  return count > 0 ? (
    <Text as="li" muted size={1}>
      and {count} more
    </Text>
  ) : null
}
