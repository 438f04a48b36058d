import {coast, islands, lake, places, route, waves} from './coverage-map-drawing.ts'

type CoverageMapProps = {
  /** Names of the counties that the company serves; a county that the drawing does not know is left out. */
  counties: string[]
  destinationIds: string[]
  /** The legend of the dots and of the diamonds. */
  airports: string | null
  cruisePorts: string | null
}

/** The coast as a drawing. Everything in it is also in the text beside it. */
export function CoverageMap({counties, destinationIds, airports, cruisePorts}: CoverageMapProps) {
  const labels = countyLabels.filter(({county}) => counties.includes(county))
  const marks = places.filter(({id}) => destinationIds.includes(id))
  return (
    <figure>
      <svg
        viewBox="0 0 470 730"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing cannot be an img
        role="img"
        aria-label="Schematic map of the South Florida coast from Palm Beach County to Miami-Dade County"
        className="w-full rounded-panel max-lg:max-w-[26rem]"
      >
        <defs>
          <linearGradient id="coverage-land">
            <stop stopColor="var(--color-ink-950)" />
            <stop offset=".3" stopColor="var(--color-ink-850)" />
            <stop offset=".75" stopColor="var(--color-ink-700)" />
          </linearGradient>
          <linearGradient id="coverage-sea">
            <stop offset=".5" stopColor="var(--color-ink-900)" />
            <stop offset="1" stopColor="var(--color-ink-950)" />
          </linearGradient>
          <filter id="coverage-glow" x="-50%" y="-10%" width="200%" height="120%">
            <feGaussianBlur stdDeviation="3.5" />
          </filter>
          <path id="coverage-route" d={route} fill="none" />
        </defs>
        <path d="M0 0H470V730H0Z" fill="url(#coverage-sea)" />
        <path d={waves} stroke="var(--color-tide-400)" strokeOpacity=".2" />
        <path d={`${coast}L117 730H0V0H306Z`} fill="url(#coverage-land)" />
        <g stroke="var(--color-mist-300)" fill="none">
          <path d={coast} strokeOpacity=".7" strokeWidth="1.2" />
          <path d={islands} strokeOpacity=".7" fill="var(--color-ink-700)" />
          <path d={lake} strokeOpacity=".25" fill="var(--color-ink-950)" />
          <path d="M0 273H303M0 416H286" strokeOpacity=".5" strokeDasharray="2 5" />
        </g>
        <use
          href="#coverage-route"
          stroke="var(--color-flare-500)"
          strokeWidth="5"
          opacity=".5"
          filter="url(#coverage-glow)"
        />
        <use href="#coverage-route" stroke="var(--color-dusk-400)" strokeWidth="1.8" />
        <use href="#coverage-route" stroke="#fff6e6" opacity=".85" x="3.6" />
        <path d="M261 486l21 5M262 477h18" stroke="var(--color-dusk-400)" strokeWidth="1.2" />
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
