import {useId} from 'react'

import type {Bags} from '#domain/ride/capacity.ts'
import type {Party} from '#domain/ride/party.ts'

import {bagSizes, planLayout, type PlanLayout} from './plan-layout.ts'

type SeatPlanProps = {
  rows: readonly number[]
  bags: Bags | null
  /** Who is in it, as far as there is room; none where the plan shows what a vehicle holds. */
  party?: Party | null
  /** Headlamps: full where it fits, half where it is tight, off where one car is not enough. Words say it as well. */
  light?: 'full' | 'half' | 'off'
}

/**
 * A vehicle from above, its nose to the left: free and taken seats, children, and places for bags. All vehicles have one
 * scale. Decoration: what it shows is said in words beside it.
 */
export function SeatPlan({rows, bags, party = null, light = 'full'}: SeatPlanProps) {
  const paint = useId()
  const plan = planLayout(rows, bags)
  const taken = party?.passengers ?? 0
  const children = party?.childSeats ?? 0
  const passengers = plan.seats.slice(children, taken)
  const loaded = loadedBags(plan, party)
  const {chauffeur} = plan
  return (
    <svg
      viewBox={`-64 -122 ${Math.max(plan.length, span) + 68} 244`}
      aria-hidden="true"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={`fill-none ${light === 'off' ? 'opacity-60' : ''}`}
    >
      <linearGradient id={paint} x2="0" y2="1">
        <stop stopColor="var(--color-tide-600)" />
        <stop offset=".3" stopColor="var(--color-ink-850)" />
        <stop offset="1" stopColor="var(--color-ink-900)" />
      </linearGradient>
      <linearGradient id={`${paint}-beam`} gradientUnits="userSpaceOnUse" x1="-60" x2="14">
        <stop stopColor="var(--color-dusk-200)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--color-dusk-200)" />
      </linearGradient>
      {light !== 'off' && (
        <path
          d={beams(plan)}
          fill={`url(#${paint}-beam)`}
          fillOpacity={light === 'full' ? 0.55 : 0.2}
        />
      )}
      <path d={mirrors(plan)} stroke="var(--color-tide-400)" strokeWidth="6" />
      <path d={body(plan)} fill={`url(#${paint})`} className="stroke-tide-400" strokeWidth="2" />
      <path d={flank(plan)} className="stroke-dusk-400" strokeWidth="2" />
      <path d={windshield(plan)} className="fill-tide-600" />
      <path d={cabin(plan)} className="fill-ink-950" />
      <path
        d={lamps(plan)}
        className="stroke-pearl-50"
        strokeOpacity={lampLight[light]}
        strokeWidth="5"
      />
      <path d={rearLamps(plan)} className="stroke-dusk-500" strokeWidth="4" />
      <g strokeWidth="2.5">
        <path d={seatsPath([chauffeur])} className="fill-ink-700 stroke-tide-400" />
        <path d={seatsPath(plan.seats.slice(taken))} className="fill-ink-850 stroke-tide-400" />
        <path d={seatsPath(plan.seats.slice(0, taken))} className="fill-dusk-400 stroke-dusk-200" />
        <path
          d={bagsPath(plan.bags.filter((bag) => !loaded.has(bag)))}
          className="stroke-tide-400"
          strokeDasharray="6 5"
        />
        <path d={bagsPath([...loaded])} className="fill-mist-300 stroke-pearl-50" />
      </g>
      <path d={ribs([...loaded])} className="stroke-ink-700" strokeWidth="2.5" />
      <path d={heads([chauffeur])} className="stroke-mist-300" strokeWidth="20" />
      <path d={heads(passengers)} className="stroke-ink-950" strokeWidth="20" />
      <path d={heads(plan.seats.slice(0, children))} className="stroke-ink-950" strokeWidth="13" />
      <path d={shells(plan.seats.slice(0, children))} className="stroke-ink-950" strokeWidth="4" />
    </svg>
  )
}

/** As long as the longest usual vehicle, in cm. */
const span = 720
const lampLight = {full: 1, half: 0.6, off: 0.3}

type Seats = PlanLayout['seats']
type BagPlaces = PlanLayout['bags']

/** Checked bags and folded wheelchairs in their places, carry-on bags in theirs and then in those that are left. */
function loadedBags({bags}: PlanLayout, party: Party | null): Set<BagPlaces[number]> {
  if (!party) return new Set()
  const large = bags.filter(({kind}) => kind === 'checked')
  const small = bags.filter(({kind}) => kind === 'cabin')
  const checked = Math.min(party.checked + party.wheelchairs, large.length)
  const beyond = Math.max(0, party.cabin - small.length)
  return new Set([...large.slice(0, checked + beyond), ...small.slice(0, party.cabin)])
}

function seatsPath(seats: Seats): string {
  return seats
    .map(
      ({x, y, width: w}) =>
        `M${x - 28} ${y - w / 2 + 2}h40v${w - 4}h-40zM${x + 14} ${y - w / 2}h11v${w}h-11z`,
    )
    .join('')
}

function bagsPath(places: BagPlaces): string {
  return places
    .map(
      ({x, y, kind}) =>
        `M${x} ${y}h${bagSizes[kind].deep}v${bagSizes[kind].wide}h-${bagSizes[kind].deep}z`,
    )
    .join('')
}

/** Three on a checked bag, one on a carry-on bag. */
function ribs(places: BagPlaces): string {
  return places
    .flatMap(({x, y, kind}) =>
      (kind === 'checked' ? [12, 24, 36] : [18.5]).map(
        (at) => `M${x + 6} ${y + at}h${bagSizes[kind].deep - 12}`,
      ),
    )
    .join('')
}

/** A line without length has a round end. */
function heads(seats: Seats): string {
  return seats.map(({x, y}) => `M${x} ${y}h0`).join('')
}

function shells(seats: Seats): string {
  return seats.map(({x, y}) => `M${x - 20} ${y - 14}h20a14 14 0 0 1 0 28h-20`).join('')
}

function body({length: l, half: h}: PlanLayout): string {
  return `M8-55Q-4 0 8 55Q16 ${h - 4} 80 ${h}H${l - 70}Q${l - 8} ${h - 4} ${l - 3} 50Q${l + 3} 0 ${l - 3}-50Q${l - 8}-${h - 4} ${l - 70}-${h}H80Q16-${h - 4} 8-55z`
}

function flank({length: l, half: h}: PlanLayout): string {
  return `M8 55Q16 ${h - 4} 80 ${h}H${l - 70}Q${l - 8} ${h - 4} ${l - 3} 50`
}

function windshield({front: f, half: h}: PlanLayout): string {
  return `M${f - 62}-${h - 14}Q${f - 104} 0 ${f - 62} ${h - 14}L${f - 40} ${h - 20}Q${f - 70} 0 ${f - 40}-${h - 20}z`
}

function cabin({front: f, cabinEnd: end, half: h}: PlanLayout): string {
  return `M${f - 38}-${h - 14}H${end}V${h - 14}H${f - 38}Q${f - 52} 0 ${f - 38}-${h - 14}z`
}

function mirrors({front: f, half: h}: PlanLayout): string {
  return `M${f - 58}-${h}l8-12M${f - 58} ${h}l8 12`
}

function lamps({half: h}: PlanLayout): string {
  return `M10-62Q14-${h - 10} 44-${h - 6}M10 62Q14 ${h - 10} 44 ${h - 6}`
}

function rearLamps({length: l, half: h}: PlanLayout): string {
  return `M${l - 26}-${h - 7}Q${l - 8}-${h - 8} ${l - 5}-62M${l - 26} ${h - 7}Q${l - 8} ${h - 8} ${l - 5} 62`
}

function beams({half: h}: PlanLayout): string {
  const beam = (y: number) => `M14 ${y - 8}L-60 ${y - 26}V${y + 26}L14 ${y + 8}z`
  return beam(h - 24) + beam(24 - h)
}
