import {useWords} from '#src/language/words.ts'

import drawing from './coverage-map.svg?no-inline'

type CoverageMapProps = {
  /** Names of the counties that the company serves; a county that the drawing does not know is left out. */
  counties: string[]
  destinationIds: string[]
  /** The legend of the dots and of the diamonds. */
  airports: string | null
  cruisePorts: string | null
}

/** The coast as a drawing, with what is served marked on it. Everything in it is also in the text beside it. */
export function CoverageMap({counties, destinationIds, airports, cruisePorts}: CoverageMapProps) {
  const words = useWords('sections').coverage
  const labels = countyLabels.filter(({county}) => counties.includes(county))
  const marks = places.filter(({id}) => destinationIds.includes(id))
  return (
    <figure className="print:hidden">
      <svg
        viewBox="0 0 470 730"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing cannot be an img
        role="img"
        aria-label={words.map}
        className="w-full rounded-panel max-lg:max-w-[26rem]"
      >
        <image href={drawing} width="470" height="730" />
        {marks.map(({id, kind, x, y}) => (
          <g key={id} transform={`translate(${x} ${y})`}>
            {kind === 'airport' ? <Dot /> : <Diamond />}
          </g>
        ))}
        {labels.map(({county, y}) => (
          <text
            key={county}
            x="20"
            y={y}
            fill="var(--fg-strong)"
            className="font-display text-[30px]"
          >
            {county}
          </text>
        ))}
      </svg>
      {marks.length > 0 && (
        <figcaption className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-small text-(--fg-soft)">
          {airports && (
            <Legend label={airports}>
              <Dot />
            </Legend>
          )}
          {cruisePorts && (
            <Legend label={cruisePorts}>
              <Diamond />
            </Legend>
          )}
        </figcaption>
      )}
    </figure>
  )
}

/** In the drawing's field of 470 x 730, by the id of the destination's document. */
const places = [
  {id: 'destination-pbi', kind: 'airport', x: 296, y: 133},
  {id: 'destination-fll', kind: 'airport', x: 277, y: 375},
  {id: 'destination-opf', kind: 'airport', x: 231, y: 440},
  {id: 'destination-mia', kind: 'airport', x: 228, y: 484},
  {id: 'destination-tmb', kind: 'airport', x: 176, y: 542},
  {id: 'destination-port-everglades', kind: 'cruisePort', x: 288, y: 367},
  {id: 'destination-portmiami', kind: 'cruisePort', x: 272, y: 491},
] as const

const countyLabels = [
  {county: 'Palm Beach', y: 150},
  {county: 'Broward', y: 356},
  {county: 'Miami-Dade', y: 484},
]

function Legend({label, children}: {label: string; children: React.ReactNode}) {
  return (
    <span className="flex items-center gap-2">
      <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
        {children}
      </svg>
      {label}
    </span>
  )
}

function Dot() {
  return (
    <g fill="var(--color-dusk-400)">
      <circle r="8" opacity=".22" />
      <circle r="3.2" />
    </g>
  )
}

function Diamond() {
  return (
    <path
      d="M0-4.8 4.8 0 0 4.8-4.8 0Z"
      fill="var(--color-ink-950)"
      stroke="var(--color-dusk-400)"
      strokeWidth="1.5"
    />
  )
}
