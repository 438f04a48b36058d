import {Box, Checkbox, Flex, Stack, Text} from '@sanity/ui'
import {useId} from 'react'

import {Reasons} from '../actions/reasons-dialog.tsx'
import {DocumentName} from '../ui/document-name.tsx'
import {SentenceList} from '../ui/sentence-list.tsx'
import {useTypeTitle} from '../ui/use-type-title.ts'
import type {WaitingDraft} from './waiting-drafts.ts'

/** One draft: whether it is published too, what it changes, and what stops it. */
export function WaitingRow({
  document: {id, type, published, sentences, errors, questions, mayHaveBeenPublished},
  isNew,
  isChosen,
  isDisabled,
  choose,
  close,
}: {
  document: WaitingDraft
  /** Whether it has changed since the list was opened. */
  isNew: boolean
  isChosen: boolean
  isDisabled: boolean
  choose: (isChosen: boolean) => void
  close: () => void
}) {
  const kind = useTypeTitle(type, id)
  const labelId = useId()
  const isRefused = errors.length > 0
  return (
    <li aria-labelledby={labelId}>
      <Flex gap={3}>
        <Checkbox
          aria-labelledby={labelId}
          checked={isChosen && !isRefused}
          disabled={isDisabled || isRefused}
          onChange={({currentTarget}) => choose(currentTarget.checked)}
        />
        <Box flex={1}>
          <Stack gap={3}>
            <Text id={labelId} size={1} weight="medium">
              <DocumentName id={id} type={type} />
            </Text>
            <SentenceList
              sentences={published ? described(sentences) : [notOnSite(kind, mayHaveBeenPublished)]}
              limit={5}
            />
            {isRefused && <Reasons id={id} type={type} reasons={errors} close={close} />}
            {!isRefused && questions.length > 0 && (
              <Reasons id={id} type={type} reasons={questions} close={close} />
            )}
            {!isRefused && (isNew || mayHaveBeenPublished || questions.length > 0) && (
              <Text muted size={1}>
                {isNew && 'Somebody has just changed this. '}
                Select its checkbox to publish it as well.
              </Text>
            )}
          </Stack>
        </Box>
      </Flex>
    </li>
  )
}

function described(sentences: string[]) {
  return sentences.length > 0 ? sentences : ['Nothing that visitors see changes']
}

function notOnSite(kind = 'Document', mayHaveBeenPublished: boolean) {
  return mayHaveBeenPublished
    ? `${kind}: not on the site; publishing puts it there`
    : `${kind}: new, visitors have not seen it yet`
}
