import {Box, Flex, Stack, Text, TextInput} from '@sanity/ui'

import {lowerPriceFirst, wholeDollars} from '../../rules/price-range.ts'
import type {GridPrice} from './grid-cards.ts'

type End = 'min' | 'max'

/** The two ends of a price. Plain text fields: a turn of the mouse wheel changes nothing. */
export function PriceCell({
  label,
  price,
  readOnly,
  onChange,
}: {
  label: string
  price: GridPrice | undefined
  readOnly: boolean | undefined
  onChange: (end: End, dollars: number | undefined) => void
}) {
  const {min, max} = price ?? {}
  const problem = price && problemOf(price)
  const input = (end: End, dollars: number | undefined, name: string) => (
    <Box flex="none" style={{width: '3.4rem'}}>
      <TextInput
        padding={2}
        aria-label={`${label}, ${name}`}
        inputMode="numeric"
        readOnly={readOnly ?? false}
        value={dollars ?? ''}
        onChange={({currentTarget: {value}}) => {
          if (/^\d{0,5}$/.test(value)) onChange(end, value === '' ? undefined : Number(value))
        }}
        {...(problem && {customValidity: problem})}
      />
    </Box>
  )
  return (
    <Stack gap={2} padding={2}>
      <Flex align="center" gap={1}>
        {input('min', min, 'from')}
        <Text muted size={1}>
          to
        </Text>
        {input('max', max, 'to')}
      </Flex>
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

function problemOf({min, max}: GridPrice) {
  if (min === undefined || max === undefined) return 'Fill in both prices.'
  const verdicts = [wholeDollars(min), wholeDollars(max), lowerPriceFirst({min, max})]
  return verdicts.find((verdict) => verdict !== true)
}
