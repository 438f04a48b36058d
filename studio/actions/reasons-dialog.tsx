import {Button, Card, Dialog, Flex, Stack, Text} from '@sanity/ui'
import {useCallback, useId, useRef, useSyncExternalStore} from 'react'
import {pathToString, useSchema} from 'sanity'
import type {ValidationMarker} from 'sanity'
import {useIntentLink} from 'sanity/router'

import {fieldTitle} from '../ui/field-title.ts'
import {useReturnFocus} from '../ui/use-return-focus.ts'
import {withoutRepeats} from '../validation/without-repeats.ts'

type ReasonsDialogProps = {
  header: string
  id: string
  type: string
  reasons: ValidationMarker[]
  /** The button that gets the focus back, unless a link leads to a field. */
  opener: Element | null
  /** Missing where something has to be fixed first. */
  publish?: () => void
  close: () => void
}

/**
 * What stops a publish, field by field; without errors, what to look at before it goes ahead. Sanity (6.15) shows the
 * dialog of a first action twice after its keyboard shortcut; this one shows once.
 */
export function ReasonsDialog(props: ReasonsDialogProps) {
  return useIsFirst(props.id) && <ShownDialog {...props} />
}

/** By document, the component that shows its dialog. */
const firstOf = new Map<string, string>()

/** Whether no other component was there first for a document. */
function useIsFirst(documentId: string): boolean {
  const own = useId()
  const subscribe = useCallback(
    (changed: () => void) => {
      if (firstOf.has(documentId)) return () => {}
      firstOf.set(documentId, own)
      changed()
      return () => void firstOf.delete(documentId)
    },
    [documentId, own],
  )
  return useSyncExternalStore(subscribe, () => firstOf.get(documentId) === own)
}

function ShownDialog({header, id, type, reasons, opener, publish, close}: ReasonsDialogProps) {
  const dialogId = useId()
  const isLinkFollowed = useRef(false)
  useReturnFocus(undefined, () => (isLinkFollowed.current ? null : opener))
  const leave = () => {
    isLinkFollowed.current = true
    close()
  }
  return (
    <Dialog id={dialogId} header={header} width={1} onClose={close} onClickOutside={close}>
      <Stack gap={4} padding={4}>
        <Reasons id={id} type={type} reasons={reasons} close={leave} />
        <Flex justify="flex-end" gap={2} wrap="wrap">
          <Button mode={publish ? 'bleed' : 'default'} text="Back to the form" onClick={close} />
          {publish && <Button tone="positive" text="Yes, publish" onClick={publish} />}
        </Flex>
      </Stack>
    </Dialog>
  )
}

/** Messages of rules, each with a link to its field. */
export function Reasons({reasons, ...link}: {reasons: ValidationMarker[]} & FieldLink) {
  return (
    <Stack as="ul" gap={2} padding={0} style={{listStyle: 'none', margin: 0}}>
      {withoutRepeats(reasons).map((reason) => (
        <li key={`${pathToString(reason.path)} ${reason.message}`}>
          <Reason {...link} reason={reason} />
        </li>
      ))}
    </Stack>
  )
}

type FieldLink = {id: string; type: string; close: () => void}

function Reason({
  id,
  type,
  reason: {path, level, message},
  close,
}: {reason: ValidationMarker} & FieldLink) {
  const schemaType = useSchema().get(type)
  const {href, onClick} = useIntentLink({
    intent: 'edit',
    params: {id, type, path: pathToString(path)},
  })
  return (
    <Card
      as="a"
      data-as="a"
      href={href}
      padding={3}
      radius={2}
      tone={level === 'error' ? 'critical' : 'caution'}
      onClick={(event) => {
        onClick(event)
        close()
      }}
    >
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          {fieldTitle(schemaType, path) || schemaType?.title}
        </Text>
        <Text size={1}>{message}</Text>
      </Stack>
    </Card>
  )
}
