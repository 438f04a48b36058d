import {Box, Flex, Stack, Text, TextInput} from '@sanity/ui'
import {useState} from 'react'

import {priceProblem} from '../../../validation/rates/price-range.ts'
import type {GridPrice} from '../grid-cards.ts'
import type {Dollars, End} from '../price-patches.ts'
import {typedDollars} from '../price-text.ts'

/**
 * The two ends of a price. They are text fields, since the mouse wheel would change a number field. Their data
 * attributes hold the position in the grid, by which keys and pastes find them.
 */
export function PriceCell({
  label,
  price,
  change,
  position,
  readOnly,
  onChange,
}: {
  label: string
  price: GridPrice | undefined
  /** How the price differs from the one it is compared with. */
  change: string | null
  position: {row: number; card: number}
  readOnly: boolean | undefined
  /** Null while what is typed is no price. Returns what the cell holds then. */
  onChange: (end: End, dollars: Dollars | null) => Dollars
}) {
  const {min, max} = price ?? {}
  const [typed, setTyped] = useState<{end: End; text: string; dollars: Dollars} | null>(null)
  /** What was no price when its cell was left. */
  const [refused, setRefused] = useState<{end: End; text: string} | null>(null)
  // What was typed stays as it is until the cell is left, or its price changes in another way.
  const typing = typed && typed.dollars === price?.[typed.end] ? typed : null
  const isNoNumber = typing !== null && typedDollars(typing.text) === null
  const problem = isNoNumber
    ? wholeDollarsOnly
    : refused
      ? `"${refused.text}" was not kept. ${wholeDollarsOnly}`
      : price && priceProblem(price)
  const input = (end: End, dollars: Dollars, name: string) => (
    <Box flex="none" style={{width: '3.4rem'}}>
      <TextInput
        padding={2}
        aria-label={`${label}, ${name}`}
        data-row={position.row}
        data-column={position.card * 2 + (end === 'min' ? 0 : 1)}
        inputMode="numeric"
        autoComplete="off"
        readOnly={readOnly ?? false}
        value={typing?.end === end ? typing.text : (dollars ?? '')}
        onChange={({currentTarget: {value}}) => {
          setTyped({end, text: value, dollars: onChange(end, typedDollars(value))})
        }}
        onFocus={() => setRefused((last) => (last?.end === end ? null : last))}
        onBlur={() => {
          if (isNoNumber) setRefused({end, text: typing.text})
          setTyped(null)
        }}
        {...(problem && {customValidity: problem})}
      />
    </Box>
  )
  return (
    <Stack gap={2} padding={2}>
      <Flex align="center" gap={1} wrap="wrap">
        {input('min', min, 'from')}
        <Text muted size={1}>
          to
        </Text>
        {input('max', max, 'to')}
      </Flex>
      {change && (
        <Text muted size={1}>
          {change}
        </Text>
      )}
      <div aria-live="polite">
        {problem && (
          <Text size={1} style={{maxWidth: '8.5rem'}}>
            {problem}
          </Text>
        )}
      </div>
    </Stack>
  )
}

const wholeDollarsOnly = 'Write whole dollars, for example 120.'
