import {getPublishedId} from '@sanity/client/csm'
import {Dialog, Flex, Select, Stack, Text, TextInput} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {type FormEvent, useId, useState} from 'react'
import {useClient} from 'sanity'
import {useRouter} from 'sanity/router'

import {apiVersion} from '../../../domain/api-version.ts'
import {mainLanguage} from '../../../domain/language.ts'
import {previewOrigin} from '../../environment.ts'
import {sendChange} from '../../failures/send-change.ts'
import {useFailureToast} from '../../failures/use-failure-toast.ts'
import {FocusableButton} from '../../ui/focusable-button.tsx'
import {persistentToast} from '../../ui/toast-options.ts'
import {useIsUnmounted} from '../../ui/use-is-unmounted.ts'
import {useLiveQuery} from '../../ui/use-live-query.ts'
import {useReturnFocus} from '../../ui/use-return-focus.ts'
import {usePublishedPages} from '../use-published-pages.ts'
import {freePath, takenPaths} from './free-path.ts'
import {CopiedPageGone, type Start, pageDraft} from './page-draft.ts'
import {PatternChoice, copyOfPage} from './pattern-choice.tsx'
import {patterns} from './patterns.ts'

/** Asks for the pattern and the title of a new page, begins its draft and opens it beside its preview. */
export function NewPageDialog({close}: {close: () => void}) {
  const client = useClient({apiVersion})
  const pages = usePublishedPages(mainLanguage)
  const router = useRouter()
  const toast = useToast()
  const showFailure = useFailureToast()
  const isUnmounted = useIsUnmounted()
  const titleId = useId()
  const [choice, setChoice] = useState(patterns[0]?.name ?? '')
  const [copied, setCopied] = useState('')
  const [title, setTitle] = useState('')
  const [isBusy, setBusy] = useState(false)
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

  const begin = async (event: FormEvent) => {
    event.preventDefault()
    const pattern = patterns.find(({name}) => name === choice)
    const start: Start | null = isCopy ? {copyOf: chosen} : pattern ? {pattern} : null
    if (!isReady || !start) return
    setBusy(true)
    try {
      const draft = await pageDraft(client, title.trim(), start)
      const isBegun = async () => Boolean(await client.getDocument(draft._id))
      await sendChange(() => client.create(draft), isBegun)
      if (isUnmounted.current) {
        const created = `${draft.title} was created. It is listed under Pages.`
        toast.push({...persistentToast, status: 'success', title: created})
        return
      }
      close()
      router.navigateIntent('edit', {
        id: getPublishedId(draft._id),
        type: 'page',
        ...(draft.path && {
          mode: 'presentation',
          presentation: 'presentation',
          preview: draft.path,
        }),
      })
    } catch (error) {
      setBusy(false)
      if (error instanceof CopiedPageGone) {
        const title = 'The page you chose has just been taken off the site. Choose another one.'
        toast.push({...persistentToast, status: 'warning', title})
        return
      }
      showFailure(error, {
        nothingDone: 'The page could not be created.',
        unknown:
          'The Studio cannot tell whether the page was created. If it was, it is listed under Pages.',
      })
    }
  }

  return (
    <Dialog id="new-page" header="New page" width={1} onClose={leave} onClickOutside={leave}>
      <form onSubmit={(event) => void begin(event)}>
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
