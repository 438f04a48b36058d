import {type RefObject, useRef} from 'react'

import {type Party, mostOfAKind, smallestParty} from '#domain/ride/party.ts'
import {useEarlyInput} from '#src/hydration/use-early-input.ts'
import {useWords} from '#src/language/words.ts'

import {CountField} from './count-field.tsx'

type PartyFormProps = {
  party: Party
  firstField: RefObject<HTMLInputElement | null>
  onChange: (kind: keyof Party, count: number) => void
}

/** Who travels and what they carry, between two double lines. */
export function PartyForm({party, firstField, onChange}: PartyFormProps) {
  const words = useWords('fit')
  const container = useRef<HTMLFieldSetElement>(null)
  useEarlyInput(container, ({name, value}) => {
    const kind = kinds.find((one) => one === name)
    if (kind && value !== '') onChange(kind, Number(value))
  })
  return (
    <fieldset ref={container} className="relative min-w-0 scriptless:hidden print:hidden">
      <legend className="sr-only">{words.party}</legend>
      <DoubleLine />
      <div className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-5 lg:gap-x-0">
        {kinds.map((kind) => (
          <CountField
            key={kind}
            name={kind}
            {...words.counts[kind]}
            count={party[kind]}
            least={smallestParty[kind]}
            most={kind === 'childSeats' ? Math.min(party.passengers, mostOfAKind) - 1 : mostOfAKind}
            inputRef={kind === 'passengers' ? firstField : undefined}
            onChange={(next) => onChange(kind, next)}
          />
        ))}
      </div>
      <DoubleLine />
    </fieldset>
  )
}

const kinds = ['passengers', 'checked', 'cabin', 'childSeats', 'wheelchairs'] as const

function DoubleLine() {
  return (
    <div
      aria-hidden="true"
      className="h-[5px] border-t border-b border-t-(--fg-strong) border-b-dusk-500"
    />
  )
}
