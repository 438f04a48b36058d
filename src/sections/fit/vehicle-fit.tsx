import {useId} from 'react'

import {bookingPath} from '#domain/booking-path.ts'
import {pathTo} from '#domain/language.ts'
import type {Capacity} from '#domain/ride/capacity.ts'
import {type Fit, fitOf, fitsWithRoom} from '#domain/ride/fit.ts'
import type {Party} from '#domain/ride/party.ts'
import {SiteLink} from '#src/content/components/site-link.tsx'
import {useLanguage} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {Icon} from '#src/ui/icon.tsx'
import {arrowLinkClass} from '#src/ui/link-class.ts'

import {SeatPlan} from '../seat-plan/seat-plan.tsx'
import {capacityText, reasonText, fitText} from './fit-texts.ts'

type VehicleFitProps = {
  name: string
  capacity: Capacity
  /** The smallest party that it is made for. */
  least: number
  party: Party | null
  /** More people or bags than a fleet is compared for: the office finds the cars. */
  isTooMany: boolean
  bookLabel: string
  askLabel: string
}

/** What one vehicle says to the party: whether it fits, why, its plan with everybody in it, and where to go from here. */
export function VehicleFit({
  name,
  capacity,
  least,
  party,
  isTooMany,
  bookLabel,
  askLabel,
}: VehicleFitProps) {
  const words = useWords('fit')
  const language = useLanguage()
  const headingId = useId()
  const judged = isTooMany ? null : party
  const fit = judged && fitOf(capacity, judged)
  const isEnough = !isTooMany && (fit === null || fit.cars === 1)
  return (
    <li className="border-(--line) py-6 max-xl:border-t xl:row-span-3 xl:grid xl:grid-rows-subgrid xl:border-l xl:pt-0 xl:pb-10 xl:pl-5">
      <article aria-labelledby={headingId} className="contents">
        <div className="xl:min-h-34">
          <p
            className={`mb-2 flex min-h-[1.3em] items-center gap-2 leading-[1.3] font-semibold ${toneOf(fit)}`}
          >
            {fit && (
              <>
                <Mark fit={fit} />
                <span>{fitText(fit, words)}</span>
              </>
            )}
          </p>
          <h3 id={headingId} className="text-[1.625rem]">
            {name}
          </h3>
          <p className="mt-1 text-small leading-[1.45] text-(--fg-soft)">
            {judged && fit
              ? reasonText({capacity, party: judged, fit, least}, words)
              : capacityText(capacity, words)}
          </p>
        </div>
        <div className={curb}>
          {capacity.rows && (
            <div className="my-3 aspect-[788/244] w-full xl:@container-size xl:aspect-[244/788] xl:max-w-52 xl:[&_svg]:h-[100cqw] xl:[&_svg]:w-[100cqh] xl:[&_svg]:origin-top-left xl:[&_svg]:translate-x-[100cqw] xl:[&_svg]:rotate-90">
              <SeatPlan
                rows={capacity.rows}
                bags={capacity.bags}
                party={judged}
                light={lightOf(fit)}
              />
            </div>
          )}
        </div>
        <p>
          <SiteLink
            href={
              isEnough
                ? bookingPath({vehicle: name, passengers: party?.passengers}, language)
                : pathTo('contact', language)
            }
            aria-describedby={headingId}
            className={`${arrowLinkClass} min-h-11`}
          >
            <span>{isEnough ? bookLabel : askLabel}</span>
            <Icon name="arrow-right" size={18} />
          </SiteLink>
        </p>
      </article>
    </li>
  )
}

/** All cars stand with their noses to one double line. */
const curb =
  'relative xl:before:absolute xl:before:top-9 xl:before:-right-6 xl:before:-left-5 xl:before:h-[5px] xl:before:border-y xl:before:border-t-mist-300 xl:before:border-b-dusk-500 xl:before:opacity-75 xl:[li:last-child_&]:before:right-0 [&>*]:relative'

function lightOf(fit: Fit | null): 'full' | 'half' | 'off' {
  if (fit === null) return 'full'
  if (fit.cars !== 1) return 'off'
  return fitsWithRoom(fit) ? 'full' : 'half'
}

function toneOf(fit: Fit | null): string {
  if (fit?.cars !== 1) return 'text-(--fg-soft)'
  return fitsWithRoom(fit) ? 'text-(--fg-accent)' : 'text-(--fg-strong)'
}

/** Two lines where it fits, one and a half where it is tight or not sure, two dashes where one car is not enough. */
function Mark({fit}: {fit: Fit}) {
  const path =
    fit.cars === 1 ? (fitsWithRoom(fit) ? 'M0 3H22M0 9H22' : 'M0 3H22M0 9H12') : 'M0 6H9M13 6H22'
  return (
    <svg viewBox="0 0 22 12" aria-hidden="true" className="h-3 w-5.5 flex-none">
      <path d={path} stroke="currentColor" strokeWidth="3" />
    </svg>
  )
}
