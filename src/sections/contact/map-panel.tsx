import {SiteLink} from '#src/content/components/site-link.tsx'
import {useSite} from '#src/content/facts/use-site.ts'
import {useWords} from '#src/language/words.ts'
import {buttonClass} from '#src/ui/button.tsx'
import {Icon} from '#src/ui/icon.tsx'

/** Stands where an interactive map will be; until then it links to an online map. */
export function MapPanel({heading, label}: {heading: string | null; label: string | null}) {
  const words = useWords('contact').map
  const mapUrl = useSite(({settings}) => settings?.mapUrl)
  return (
    <div
      data-surface="night"
      className="relative isolate mt-block grid min-h-95 items-end overflow-hidden rounded-panel p-[clamp(1.5rem,4vw,3rem)] print:hidden"
    >
      <LightTrail />
      <div>
        <h2 className="text-heading">{heading ?? words.heading}</h2>
        {mapUrl && (
          <SiteLink
            href={mapUrl}
            newTab
            className={`${buttonClass({variant: 'secondary', size: 'small'})} mt-4 bg-ink-900 max-md:w-full`}
          >
            <Icon name="map-pin" size={18} />
            {label ?? words.open}
          </SiteLink>
        )}
      </div>
    </div>
  )
}

/** A drawing: the coast as contour lines, and the light trails of a car on its way to a stop. */
function LightTrail() {
  return (
    <svg
      viewBox="0 0 1280 380"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className="absolute inset-0 -z-1 size-full forced-colors:hidden"
      fill="none"
    >
      <rect width="1280" height="380" fill="var(--color-ink-900)" />
      <g stroke="var(--color-ink-700)">
        {contours.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <path d={trail(232)} stroke="var(--color-flare-500)" strokeWidth="6" opacity=".25" />
      <path d={trail(232)} stroke="var(--color-dusk-400)" strokeWidth="2" />
      <path d={trail(239)} stroke="var(--color-pearl-50)" opacity=".7" />
      <circle cx="820" cy="92" r="26" fill="var(--color-dusk-400)" opacity=".18" />
      <circle cx="820" cy="92" r="8" fill="var(--color-dusk-400)" />
    </svg>
  )
}

const contours = Array.from({length: 10}, (_, line) => {
  const west = 40 + 42 * line
  const middle = -40 + 44 * line
  const east = 40 + 42 * line
  return `M-10 ${west}C260 ${west} 420 ${middle - 20 + 2 * line} 760 ${middle}S1080 ${middle + 100 - 4 * line} 1300 ${east}`
})

function trail(y: number): string {
  return `M-20 ${y}C420 ${y} 560 ${y - 140} 820 ${y - 140}S1120 ${y} 1300 ${y}`
}
