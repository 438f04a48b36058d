import {Card, Flex, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {type ReactNode, type Ref, useEffect, useRef} from 'react'
import {useClient} from 'sanity'

import {apiVersion} from '../../domain/api-version.ts'
import {mainLanguage} from '../../domain/language.ts'
import {isConflict} from '../failures/is-conflict.ts'
import {useFailureToast} from '../failures/use-failure-toast.ts'
import {languageOfId} from '../language/document-language.ts'
import {languageNames} from '../language/language-name.ts'
import {DocumentName} from '../ui/document-name.tsx'
import {FocusableButton} from '../ui/focusable-button.tsx'
import {persistentToast} from '../ui/toast-options.ts'
import {useReturnFocus} from '../ui/use-return-focus.ts'
import {deleteDocument} from './delete-document.ts'
import {useDocumentUses} from './use-document-uses.ts'
import {PageLinks, RequiredBy} from './uses-list.tsx'
import {type Uses, listOrderTypes} from './uses.ts'

type Deleted = {
  id: string
  type: string
  isPublished: boolean
  /** While it is being deleted, the dialog stays. */
  isBusy: boolean
  setBusy: (isBusy: boolean) => void
  close: () => void
}

/** Shows where the document is used and asks before deleting it; where it is required, it cannot be deleted. */
export function DeleteDialog(props: Deleted) {
  const {id, type, isPublished} = props
  const {uses, readAgain} = useDocumentUses(id, type)
  useReturnFocus()
  const keep = useRef<HTMLButtonElement>(null)
  const isKeepToBeFocused = useRef(false)
  // Delete may now delete more, or be gone, so the focus moves to Keep it, which may soon be another button.
  const readAgainAndFocusKeep = () => {
    isKeepToBeFocused.current = true
    readAgain()
    keep.current?.focus()
  }
  useEffect(() => {
    if (isKeepToBeFocused.current) keep.current?.focus()
    isKeepToBeFocused.current = false
  }, [uses])
  const name = <DocumentName id={id} type={type} />
  if (uses === null) return <Text size={1}>Checking where it is used…</Text>
  if (uses === 'failed') {
    return (
      <Text size={1}>Where this is used cannot be read at the moment. Check your connection.</Text>
    )
  }
  const pagesAndWayBack = (
    <Text size={1}>
      {isPublished && uses.pages.length > 0 ? (
        <>
          {name} shows on <PageLinks pages={uses.pages} />. Deleting it takes it off the site.
          {wayBack}
        </>
      ) : (
        <>
          {name} does not show on any page.{wayBack}
        </>
      )}
    </Text>
  )
  const buttons = {...props, keep, readAgainAndFocusKeep}
  if (uses.requiredBy.length === 0) {
    return <DeletionQuestion {...buttons} uses={uses} pagesAndWayBack={pagesAndWayBack} />
  }
  return (
    <Stack gap={4}>
      <Card tone="caution" padding={3} radius={2} role="alert">
        <Stack gap={4}>
          <Text size={1}>{name} is in use, so it cannot be deleted. It is needed in:</Text>
          <RequiredBy requiredBy={uses.requiredBy} />
        </Stack>
      </Card>
      <WayOut {...buttons} uses={uses} pagesAndWayBack={pagesAndWayBack} />
    </Stack>
  )
}

type Choice = Deleted & {
  uses: Uses
  /** Says where it shows, and that it can be brought back. */
  pagesAndWayBack: ReactNode
  keep: Ref<HTMLButtonElement>
  readAgainAndFocusKeep: () => void
}

/** What somebody can do about a document that is needed elsewhere. */
function WayOut({uses, pagesAndWayBack, keep, ...props}: Choice) {
  const isOnlyPriced = uses.onlyPriceIn.length > 0
  const isHeldByVehicleItems = uses.requiredBy.every(({type}) => vehicleHolderTypes.includes(type))
  const keepButton = (
    <FocusableButton ref={keep} text="Keep it" disabled={props.isBusy} onClick={props.close} />
  )
  if (isOnlyPriced || !isHeldByVehicleItems) {
    return (
      <>
        <Text size={1}>
          {isOnlyPriced
            ? `It is the only vehicle in ${new Intl.ListFormat('en').format(uses.onlyPriceIn)}. Change the durations in Rates, and publish that, first.`
            : 'Choose something else there, and publish that, first.'}
        </Text>
        <Buttons>{keepButton}</Buttons>
      </>
    )
  }
  return (
    <>
      <Text muted size={1}>
        If the vehicle leaves the fleet for good, delete it together with its prices.
      </Text>
      {pagesAndWayBack}
      <Buttons>
        {keepButton}
        <DeleteButton
          {...props}
          mode="ghost"
          text="Delete it and its prices"
          removeItemsIn={[...listOrderTypes, ...vehicleHolderTypes]}
        />
      </Buttons>
    </>
  )
}

/** Asks before a document is deleted that nothing needs. */
function DeletionQuestion({uses, pagesAndWayBack, keep, ...props}: Choice) {
  const {id, type, isBusy, close} = props
  // A job has its days in the first language, so the others show nothing without it.
  const withIt = type === 'job' && languageOfId(id) === mainLanguage ? uses.translations : []
  return (
    <Stack gap={4}>
      {pagesAndWayBack}
      {withIt.length > 0 && (
        <Text size={1}>
          Its {languageNames(withIt.map(({language}) => language))} version goes too: the dates of
          both are kept here.
        </Text>
      )}
      <Buttons>
        <FocusableButton ref={keep} mode="bleed" text="Keep it" disabled={isBusy} onClick={close} />
        <DeleteButton
          {...props}
          text="Delete"
          removeItemsIn={listOrderTypes}
          withIt={withIt.map((translation) => translation.id)}
        />
      </Buttons>
    </Stack>
  )
}

/** What a vehicle has in these goes with it: its prices, and its place among those that suit an airport. */
const vehicleHolderTypes = ['rates', 'destination']

/** How long depends on the plan of the project: three days at least. */
const wayBack = ' It can be brought back from the start page for a few days.'

const justUsed =
  'Nothing was deleted: somebody has just used or changed it. This dialog now shows the current state.'

function Buttons({children}: {children: ReactNode}) {
  return (
    <Flex justify="flex-end" gap={2} wrap="wrap">
      {children}
    </Flex>
  )
}

function DeleteButton({
  id,
  isPublished,
  text,
  mode = 'default',
  removeItemsIn,
  withIt = [],
  readAgainAndFocusKeep,
  isBusy,
  setBusy,
  close,
}: Deleted & {
  text: string
  mode?: 'default' | 'ghost'
  removeItemsIn: string[]
  withIt?: string[]
  readAgainAndFocusKeep: () => void
}) {
  const client = useClient({apiVersion})
  const toast = useToast()
  const showFailure = useFailureToast()
  const refuse = () => {
    readAgainAndFocusKeep()
    toast.push({...persistentToast, status: 'warning', title: justUsed})
  }
  const remove = async () => {
    setBusy(true)
    try {
      const unpriced = await deleteDocument(client, id, removeItemsIn, withIt)
      if (unpriced.length > 0) {
        refuse()
      } else {
        const title = isPublished ? 'Deleted. The site no longer shows it.' : 'Deleted.'
        toast.push({status: 'success', title})
        close()
      }
    } catch (error) {
      if (isConflict(error)) {
        refuse()
      } else {
        showFailure(error, {
          nothingDone: 'Nothing was deleted.',
          unknown: 'The Studio cannot tell whether this was deleted.',
        })
      }
    }
    setBusy(false)
  }
  return (
    <FocusableButton
      tone="critical"
      mode={mode}
      text={isBusy ? 'Deleting…' : text}
      disabled={isBusy}
      onClick={() => void remove()}
    />
  )
}
