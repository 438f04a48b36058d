import {useId} from 'react'

import {pictureSlots} from '#domain/picture/slots.ts'
import {formatRange} from '#domain/price/number-range.ts'
import {Picture} from '#src/content/components/picture.tsx'
import type {useRateBands} from '#src/content/facts/use-fleet.ts'
import {useWords} from '#src/language/words.ts'

type Vehicle = ReturnType<typeof useRateBands>[number]

type VehicleChoiceProps = {
  vehicles: readonly Vehicle[]
  /** The id of the chosen vehicle. */
  chosen: string
  onChoose: (id: string) => void
}

/** The vehicles side by side on one road; on a phone one below the other. */
export function VehicleChoice({vehicles, chosen, onChoose}: VehicleChoiceProps) {
  const words = useWords('cost')
  const group = useId()
  return (
    <fieldset className="grid min-w-0 lg:col-span-2 md:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]">
      <legend className="mb-1 text-base leading-[1.4] font-semibold">{words.car}</legend>
      {vehicles.map(({_id, name, passengers, cutout}) => {
        const isChosen = _id === chosen
        const range = formatRange(passengers)
        return (
          <label
            key={_id}
            className={`${row} ${isChosen ? chosenRoad : ''} has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus)`}
          >
            <span className="flex items-center overflow-hidden max-md:col-start-2 max-md:row-start-1 max-md:h-15 md:h-29.5 md:items-end">
              {cutout?.asset && (
                <Picture
                  picture={{...cutout, decorative: true}}
                  slot={pictureSlots.fleetCutout}
                  sizes="(min-width: 832px) 214px, 124px"
                  className="h-auto w-31 mask-b-from-83% mask-b-to-97% md:-ml-2 md:w-[84%] md:max-w-53.5"
                />
              )}
            </span>
            <span
              aria-hidden="true"
              className="relative -mt-4 h-[5px] border-t border-b border-t-(--fg-strong) border-b-dusk-500 max-md:hidden"
            />
            <span className="grid grid-cols-[auto_1fr] gap-x-[0.7rem] max-md:col-start-1 max-md:row-start-1 max-md:py-2.5 md:py-4 md:pr-3">
              <input
                type="radio"
                name={group}
                value={_id}
                checked={isChosen}
                onChange={() => onChoose(_id)}
                className="mt-[0.2rem] size-5 appearance-none rounded-pill border border-(--line-control) bg-(--field) checked:border-6 checked:border-(--fg-accent) focus-visible:outline-none"
              />
              <span className={`leading-[1.4] ${isChosen ? 'font-semibold' : 'font-medium'}`}>
                {name}
              </span>
              {range && (
                <span className="col-start-2 text-sm text-(--fg-soft)">
                  {range} {words.passengers(range)}
                </span>
              )}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

const row =
  'relative min-w-0 cursor-pointer max-md:grid max-md:min-h-19 max-md:grid-cols-[minmax(0,1fr)_128px] max-md:items-center max-md:border-b max-md:border-(--line) max-md:first-of-type:border-t md:flex md:flex-col'
/** The stretch of road under the chosen vehicle is lit. */
const chosenRoad =
  'before:absolute before:left-0 before:z-1 before:h-[3px] before:bg-dusk-500 max-md:before:right-0 max-md:before:-bottom-0.5 md:before:top-[105px] md:before:right-5'
