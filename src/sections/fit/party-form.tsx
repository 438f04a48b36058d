import {type RefObject, useRef} from 'react'

import {type Party, mostOfAKind, smallestParty} from '#domain/ride/party.ts'
import {useEarlyInput} from '#src/hydration/use-early-input.ts'

import {CountField, type CountFieldProps} from './count-field.tsx'

type PartyFormProps = {
  party: Party
  firstField: RefObject<HTMLInputElement | null>
  onChange: (change: Partial<Party>) => void
}

/** Who travels and what they carry, between two double lines. */
export function PartyForm({party, firstField, onChange}: PartyFormProps) {
  const container = useRef<HTMLFieldSetElement>(null)
  useEarlyInput(container, ({name, value}) => {
    const count = counts.find((one) => one.name === name)
    if (count && value !== '') onChange({[count.name]: Number(value)})
  })
  return (
    <fieldset ref={container} className="relative min-w-0 noscript:hidden print:hidden">
      <legend className="sr-only">Your party</legend>
      <DoubleLine />
      <div className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-5 lg:gap-x-0">
        {counts.map((count) => (
          <CountField
            key={count.name}
            {...count}
            count={party[count.name]}
            least={smallestParty[count.name]}
            most={count.name === 'childSeats' ? party.passengers - 1 : mostOfAKind}
            inputRef={count.name === 'passengers' ? firstField : undefined}
            onChange={(next) => onChange({[count.name]: next})}
          />
        ))}
      </div>
      <DoubleLine />
    </fieldset>
  )
}

const counts: Pick<CountFieldProps, 'name' | 'label' | 'hint' | 'unit'>[] = [
  {name: 'passengers', label: 'Passengers', hint: 'Children included', unit: 'passenger'},
  {name: 'checked', label: 'Checked bags', hint: 'The large ones', unit: 'checked bag'},
  {name: 'cabin', label: 'Cabin bags', hint: 'Small cases, backpacks', unit: 'cabin bag'},
  {name: 'childSeats', label: 'Child seats', hint: 'Among your passengers', unit: 'child seat'},
  {name: 'wheelchairs', label: 'Wheelchairs', hint: 'Folded, as a checked bag', unit: 'wheelchair'},
]

function DoubleLine() {
  return (
    <div
      aria-hidden="true"
      className="h-[5px] border-t border-b border-t-(--fg-strong) border-b-dusk-500"
    />
  )
}
