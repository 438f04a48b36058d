import {Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {useEffect, useEffectEvent, useRef, useState} from 'react'
import {set, unset, useDocumentOperation, useEditState, useFormValue} from 'sanity'
import type {ObjectInputProps} from 'sanity'

import {textAt} from '../../content/content-value.ts'
import {formatDay} from '../../content/format-day.ts'
import {useNow} from '../../ui/use-now.ts'
import {areInForce, whenNextRatesShow} from '../../validation/rates/next-rates.ts'

/** Prices that are prepared beside the current ones and take their place on a day. */
export function NextRatesInput(props: ObjectInputProps) {
  const {value, onChange, onPathFocus, readOnly} = props
  const current = useFormValue(['rateCards'])
  const now = useNow()
  const {published} = useEditState('rates', 'rates')
  const {patch} = useDocumentOperation('rates', 'rates')
  const disabled = readOnly === true || Boolean(patch.disabled)
  const plan = useRef<HTMLButtonElement>(null)
  const isChangedHere = useRef(false)
  const isPlanned = Boolean(value)
  const focusDay = useEffectEvent(() => onPathFocus(['startsOn']))
  // The button that begins or ends them goes, and with it the focus.
  useEffect(() => {
    if (!isChangedHere.current) return
    isChangedHere.current = false
    if (isPlanned) focusDay()
    else plan.current?.focus()
  }, [isPlanned])
  if (!value) {
    return (
      <Stack gap={3}>
        <Text muted size={1}>
          No price change is planned. Plan one here: it starts as a copy of the rates above, and the
          site switches to it on the day that you choose.
        </Text>
        <Flex>
          <Button
            ref={plan}
            text="Plan next rates"
            mode="ghost"
            disabled={disabled}
            onClick={() => {
              isChangedHere.current = true
              onChange(set({_type: 'nextRates', rateCards: current}))
            }}
          />
        </Flex>
      </Stack>
    )
  }
  const publishedStart = textAt(published?.['next'], 'startsOn')
  const startsOn = textAt(value, 'startsOn')
  const shown = whenNextRatesShow(startsOn, publishedStart, now.getTime())
  return (
    <Stack gap={4}>
      {shown !== 'later' && (
        <Card padding={3} radius={2} tone="caution">
          <Flex align="center" gap={3} wrap="wrap">
            <Text size={1}>
              {shown === 'now'
                ? `The site has shown these prices since ${formatDay(publishedStart)}.`
                : `${formatDay(startsOn)} has arrived. The site shows these prices as soon as you publish them.`}
            </Text>
            <Button
              text="Make these the current rates"
              disabled={disabled}
              onClick={() => {
                isChangedHere.current = true
                patch.execute([{set: {rateCards: value['rateCards']}}, {unset: ['next']}])
              }}
            />
          </Flex>
        </Card>
      )}
      {props.renderDefault(props)}
      <RemoveButton
        question={
          areInForce(published?.['next'], now.getTime())
            ? 'The site shows these prices. Remove them and go back to the ones above?'
            : 'Remove the planned prices and their date?'
        }
        disabled={disabled}
        onRemove={() => {
          isChangedHere.current = true
          onChange(unset())
        }}
      />
    </Stack>
  )
}

/** Asks first, since one click removes a whole grid. */
function RemoveButton({
  question,
  disabled,
  onRemove,
}: {
  question: string
  disabled: boolean
  onRemove: () => void
}) {
  /** Undefined until somebody has pressed the button. */
  const [asking, setAsking] = useState<boolean>()
  const remove = useRef<HTMLButtonElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  // The question and the button take each other's place, and with it the focus.
  useEffect(() => {
    if (asking !== undefined) (asking ? keep : remove).current?.focus()
  }, [asking])
  if (!asking) {
    return (
      <Flex>
        <Button
          ref={remove}
          text="Remove the next rates"
          mode="ghost"
          disabled={disabled}
          onClick={() => setAsking(true)}
        />
      </Flex>
    )
  }
  return (
    <Flex align="center" gap={3} wrap="wrap">
      <Text size={1}>{question}</Text>
      <Button text="Remove them" tone="critical" disabled={disabled} onClick={onRemove} />
      <Button ref={keep} text="Keep them" mode="ghost" onClick={() => setAsking(false)} />
    </Flex>
  )
}
