import {Dialog, Flex, Select, Stack, Text, TextInput} from '@sanity/ui'
import {type FormEvent, useId, useState} from 'react'

import {mainLanguage} from '../../../domain/language.ts'
import {previewOrigin} from '../../environment.ts'
import {FocusableButton} from '../../ui/focusable-button.tsx'
import {useLiveQuery} from '../../ui/use-live-query.ts'
import {useReturnFocus} from '../../ui/use-return-focus.ts'
import {usePublishedPages} from '../use-published-pages.ts'
import {freePath, takenPaths} from './free-path.ts'
import type {Start} from './page-draft.ts'
import {PatternChoice, copyOfPage} from './pattern-choice.tsx'
import {patterns} from './patterns.ts'
import {useBeginPage} from './use-begin-page.ts'

/** Asks for the pattern and the title of a new page, begins its draft and opens it beside its preview. */
export function NewPageDialog({close}: {close: () => void}) {
  const pages = usePublishedPages(mainLanguage)
  const titleId = useId()
  const [choice, setChoice] = useState(patterns[0]?.name ?? '')
  const [copied, setCopied] = useState('')
  const [title, setTitle] = useState('')
  const {begin, isBusy} = useBeginPage(close)
  const taken = useLiveQuery<unknown[]>({...takenPaths, listen: '*[_type in $types]'})
  const path = Array.isArray(taken) ? freePath(title, taken) : ''
  useReturnFocus()
  const leave = () => {
    if (!isBusy) close()
  }
  const isCopy = choice === copyOfPage
  const sources = Array.isArray(pages) ? pages : []
  // The page that was chosen may have gone.
  const chosen = sources.some(({_id}) => _id === copied) ? copied : ''
  const isReady = title.trim() !== '' && (!isCopy || chosen !== '')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const pattern = patterns.find(({name}) => name === choice)
    const start: Start | null = isCopy ? {copyOf: chosen} : pattern ? {pattern} : null
    if (isReady && start) void begin(title.trim(), start)
  }

  return (
    <Dialog id="new-page" header="New page" width={1} onClose={leave} onClickOutside={leave}>
      <form onSubmit={submit}>
        <Stack gap={5} padding={4}>
          <PatternChoice chosen={choice} choose={setChoice} />
          {isCopy && (
            <Select
              aria-label="Page to copy"
              value={chosen}
              onChange={({currentTarget}) => setCopied(currentTarget.value)}
            >
              <option value="">
                {pages === 'failed'
                  ? 'The pages cannot be read at the moment. Check your connection.'
                  : 'Choose the page to copy'}
              </option>
              {sources.map(({_id, title: name}) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
          <Stack gap={3}>
            <Text as="label" htmlFor={titleId} size={1} weight="semibold">
              Title
            </Text>
            <TextInput
              id={titleId}
              value={title}
              placeholder="Art Basel Week"
              onChange={({currentTarget}) => setTitle(currentTarget.value)}
            />
            <Text size={1} muted>
              {path
                ? `Its address will be ${previewOrigin}${path}`
                : 'Its address comes from the title.'}
            </Text>
          </Stack>
          <Flex gap={2} justify="flex-end">
            <FocusableButton
              type="button"
              mode="bleed"
              text="Cancel"
              disabled={isBusy}
              onClick={leave}
            />
            <FocusableButton
              type="submit"
              tone="primary"
              text={isBusy ? 'Creating…' : 'Create the page'}
              disabled={!isReady || isBusy}
            />
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
