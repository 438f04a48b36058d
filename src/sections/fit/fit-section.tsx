import {useRef, useState} from 'react'

import {type Capacity, capacityOf} from '#domain/ride/capacity.ts'
import {fitOf} from '#domain/ride/fit.ts'
import {type Party, clampParty, mostOfAKind, smallestParty} from '#domain/ride/party.ts'
import {useFleet} from '#src/content/facts/use-fleet.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {type Words, useWords} from '#src/language/words.ts'

import type {Section} from '../section.ts'
import {ContactSentence} from '../shared/contact-sentence.tsx'
import {HeadedSection} from '../shared/headed-section.tsx'
import {FitAnswer} from './fit-answer.tsx'
import {fleetText, seatsOfFleetText} from './fit-texts.ts'
import {PartyForm} from './party-form.tsx'
import {PlanLegend} from './plan-legend.tsx'
import {VehicleFit} from './vehicle-fit.tsx'

/** Which vehicles hold the party and the bags that the visitor enters. */
export function FitSection({section}: {section: Section<'fitSection'>}) {
  const words = useWords('fit')
  const {contactUs} = useWords('site')
  const resolve = usePlaceholders()
  /** Null until the visitor says who travels; until then the vehicles show what they hold. */
  const [entered, setEntered] = useState<Party | null>(null)
  const [changed, setChanged] = useState<keyof Party | null>(null)
  // Limited only here: the 1 of a "14" that is being typed must not take the child seats away.
  const party = entered && clampParty(entered)
  const firstField = useRef<HTMLInputElement>(null)
  const vehicles = useFleet().flatMap((vehicle) => {
    const name = resolve(vehicle.name)
    const capacity = capacityOf(vehicle.capacity, vehicle.passengers?.max)
    const isSample = vehicle.capacity?.isSample === true
    const shortName = resolve(vehicle.shortName) ?? name
    return name && shortName && capacity ? [{...vehicle, name, shortName, capacity, isSample}] : []
  })
  if (vehicles.length === 0) {
    return (
      <HeadedSection section={section} surface="night" edge>
        <ContactSentence>{words.updating}</ContactSentence>
      </HeadedSection>
    )
  }
  // Above the limit the answer is to call the office. Child seats are limited by the passengers alone.
  const tooMany = Object.entries(entered ?? {}).filter(
    ([kind, count]) => kind !== 'childSeats' && count > mostOfAKind,
  )
  const isTooMany = tooMany.length > 0
  // Such a field goes on showing what was typed, because the answer is about that.
  const shown = {...(party ?? smallestParty), ...Object.fromEntries(tooMany)}
  return (
    <HeadedSection section={section} surface="night" edge>
      <PartyForm
        party={shown}
        firstField={firstField}
        onChange={(kind, count) => {
          setEntered((before) => ({...(before ?? smallestParty), [kind]: count}))
          setChanged(kind)
        }}
      />
      <FitAnswer
        text={isTooMany ? words.noCars : answerText(vehicles, party, words)}
        changed={changed ? `${words.counts[changed].label}: ${shown[changed]}` : ''}
        onStartOver={
          party &&
          (() => {
            setEntered(null)
            setChanged(null)
            firstField.current?.focus()
          })
        }
      />
      <ul className="mt-6 grid gap-x-12 md:grid-cols-2 xl:mt-11 xl:-mb-10 xl:overflow-x-clip xl:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] xl:gap-x-6">
        {vehicles.map((vehicle) => (
          <VehicleFit
            key={vehicle._id}
            name={vehicle.name}
            capacity={vehicle.capacity}
            least={vehicle.passengers?.min ?? 1}
            party={party}
            isTooMany={isTooMany}
            bookLabel={resolve(section.bookLabel) ?? words.bookVehicle}
            askLabel={resolve(section.askLabel) ?? contactUs}
          />
        ))}
      </ul>
      <PlanLegend isSample={vehicles.some(({isSample}) => isSample)} />
    </HeadedSection>
  )
}

type NamedVehicle = {shortName: string; capacity: Capacity}

/** Which vehicles hold the party; before there is one, how many passengers each takes. */
function answerText(vehicles: readonly NamedVehicle[], party: Party | null, words: Words<'fit'>) {
  if (party) {
    const fits = vehicles.map(({shortName: name, capacity}) => ({
      name,
      fit: fitOf(capacity, party),
    }))
    return fleetText(fits, words)
  }
  const seats = vehicles.map(({capacity}) => capacity.seats)
  return seatsOfFleetText(seats, words)
}
