import {Card, Flex, Select, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useId, useState} from 'react'
import {useClient} from 'sanity'

import {apiVersion} from '../../../domain/api-version.ts'
import {isConflict} from '../../failures/is-conflict.ts'
import {useFailureToast} from '../../failures/use-failure-toast.ts'
import {languageOfId} from '../../language/document-language.ts'
import {languageNames} from '../../language/language-name.ts'
import {DocumentName} from '../../ui/document-name.tsx'
import {FocusableButton} from '../../ui/focusable-button.tsx'
import {persistentToast} from '../../ui/toast-options.ts'
import {useReturnFocus} from '../../ui/use-return-focus.ts'
import {useDocumentUses} from '../../where-used/use-document-uses.ts'
import {RequiredBy} from '../../where-used/uses-list.tsx'
import {usePublishedPages} from '../use-published-pages.ts'
import {type Retirement, retirePage} from './retire-page.ts'

type RetirePageDialogProps = Pick<Retirement, 'id' | 'how'> & {
  paths: string[]
  isPublished: boolean
  /** While the page is being retired, the dialog stays. */
  isBusy: boolean
  setBusy: (isBusy: boolean) => void
  close: () => void
}

/** Says what leads to a page, asks where that shall lead instead, and takes the page off the site. */
export function RetirePageDialog({
  id,
  how,
  paths,
  isPublished,
  isBusy,
  setBusy,
  close,
}: RetirePageDialogProps) {
  const client = useClient({apiVersion})
  const {uses, readAgain} = useDocumentUses(id, 'page')
  const pages = usePublishedPages(languageOfId(id))
  const toast = useToast()
  const showFailure = useFailureToast()
  const selectId = useId()
  const [instead, setInstead] = useState('')
  useReturnFocus()
  if (uses === 'failed' || pages === 'failed') {
    return (
      <Text size={1}>What leads here cannot be read at the moment. Check your connection.</Text>
    )
  }
  // Without the pages, the only choice would be to lead nowhere.
  if (uses === null || pages === null) return <Text size={1}>Looking for what leads here…</Text>
  const others = pages.filter((page) => page._id !== id)
  const isLinked = uses.requiredBy.length > 0
  const choices = [...others.map(({_id}) => _id), ...(isLinked ? [] : [nowhere])]
  // What was chosen may be no choice any more.
  const chosen = choices.includes(instead) ? instead : ''
  const needsChoice = isLinked || isPublished
  const stays = uses.translations.filter((translation) => translation.isPublished)

  const retire = async () => {
    setBusy(true)
    try {
      const outcome = await retirePage(client, {
        id,
        how,
        instead: chosen === nowhere ? null : chosen || null,
      })
      const deleted = isPublished ? 'Deleted. The site no longer shows the page.' : 'Deleted.'
      const title =
        how === 'delete' ? deleted : 'The page is off the site. It is kept here as a draft.'
      toast.push(
        outcome === 'gone'
          ? {...persistentToast, status: 'warning', title: justDeleted}
          : {status: 'success', title},
      )
      close()
    } catch (error) {
      if (isConflict(error)) {
        readAgain()
        toast.push({...persistentToast, status: 'warning', title: justLinked})
      } else {
        showFailure(error, {
          nothingDone: 'Nothing was changed.',
          unknown: `The Studio cannot tell whether this page was ${how === 'delete' ? 'deleted' : 'taken off the site'}.`,
        })
      }
    }
    setBusy(false)
  }

  return (
    <Stack gap={5}>
      {isLinked && (
        <Card tone="caution" padding={3} radius={2}>
          <Stack gap={4}>
            <Text size={1}>These lead to {<DocumentName id={id} type="page" />}:</Text>
            <RequiredBy requiredBy={uses.requiredBy} />
          </Stack>
        </Card>
      )}
      {isPublished && paths.length > 0 && (
        <Text size={1}>Other sites may link to its addresses: {paths.join(', ')}.</Text>
      )}
      {stays.length > 0 && (
        <Text size={1}>
          The {languageNames(stays.map(({language}) => language))} version stays on the site. If it
          should go too, open it and choose the same there.
        </Text>
      )}
      {needsChoice && (
        <Stack gap={3}>
          <Text as="label" htmlFor={selectId} size={1} weight="semibold">
            Where should all of this lead instead?
          </Text>
          <Select
            id={selectId}
            value={chosen}
            onChange={({currentTarget}) => setInstead(currentTarget.value)}
          >
            <option value="">Choose a page</option>
            {others.map(({_id, title, path}) => (
              <option key={_id} value={_id}>
                {`${title} (${path})`}
              </option>
            ))}
            {!isLinked && <option value={nowhere}>Nowhere: visitors read “Page not found”</option>}
          </Select>
        </Stack>
      )}
      <Flex justify="flex-end" gap={2} wrap="wrap">
        <FocusableButton mode="bleed" text="Keep it" disabled={isBusy} onClick={close} />
        <FocusableButton
          tone="critical"
          text={isBusy ? busyWords[how] : words[how]}
          disabled={isBusy || (needsChoice && !chosen)}
          onClick={() => void retire()}
        />
      </Flex>
    </Stack>
  )
}

const words = {delete: 'Delete', unpublish: 'Take it off the site'}
const busyWords = {delete: 'Deleting…', unpublish: 'Taking it off…'}
const nowhere = 'nowhere'
const justDeleted = 'This page has already been deleted. You can bring it back on the start page.'
const justLinked =
  'Nothing was changed: somebody has just changed this page or one that links here. This dialog now shows the current state.'
