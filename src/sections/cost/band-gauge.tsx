import {formatDuration} from '#domain/price/duration.ts'
import {type RateBand, bandOf} from '#domain/price/estimate.ts'
import {useWords} from '#src/language/words.ts'

/** The rate bands as stretches of road, with the half-sun at the chosen length. The estimate says it in words. */
export function BandGauge({bands, hours}: {bands: readonly RateBand[]; hours: number}) {
  const {domain} = useWords('site')
  const current = bandOf(bands, hours)
  return (
    <div aria-hidden="true" className="mt-5 flex gap-1.5">
      {bands.map((band) => {
        const isCurrent = band === current
        return (
          <div key={band.fromHours} style={{flexGrow: lengthOf(band)}} className="min-w-0 basis-0">
            <div
              className={`relative h-[26px] border-dusk-500 ${isCurrent ? 'border-b-3' : 'border-b'}`}
            >
              <div
                className={`absolute inset-x-0 bottom-[3px] border-b border-(--fg-strong) ${isCurrent ? '' : 'opacity-45'}`}
              />
              {isCurrent && (
                <div className="absolute right-[18px] left-0 bottom-2">
                  <svg
                    viewBox="0 0 18 9"
                    width={18}
                    height={9}
                    className="relative max-w-none text-(--fg-accent)"
                    style={{left: `${shareOf(band, hours) * 100}%`}}
                  >
                    <path d="M0 9a9 9 0 0 1 18 0Z" fill="currentColor" />
                  </svg>
                </div>
              )}
            </div>
            <p
              className={`mt-2 text-sm leading-[1.4] ${isCurrent ? 'font-semibold' : 'text-(--fg-soft)'}`}
            >
              {formatDuration(band, domain)}
            </p>
          </div>
        )
      })}
    </div>
  )
}

/** In hours; a band without an end is drawn as four. */
function lengthOf({fromHours, toHours}: RateBand): number {
  return Math.max(1, (toHours ?? (fromHours ?? 0) + 4) - (fromHours ?? 0))
}

/** How far into its band a length is, from 0 to 1. */
function shareOf(band: RateBand, hours: number): number {
  return Math.min(1, Math.max(0, (hours - (band.fromHours ?? 0)) / lengthOf(band)))
}
