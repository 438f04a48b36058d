import type {CSSProperties} from 'react'

import {useDestination} from '#src/content/facts/use-destination.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {itemsOf} from '#src/content/query/items-of.ts'
import {useWords} from '#src/language/words.ts'

import type {Section} from '../section.ts'
import {HeadedSection} from '../shared/headed-section.tsx'
import {type DriveLine, driveLine} from './drive-line.ts'
import {SingleDriveTimeLine, CombinedDriveTimeLine} from './drive-time-lines.tsx'
import {useDriveTimes} from './use-drive-times.ts'

/** How long the drive to each county takes: the facts in text, and the same on the causeway as lit stretches. */
export function DriveTimesSection({section}: {section: Section<'driveTimesSection'>}) {
  const words = useWords('destination')
  const resolve = usePlaceholders()
  const destination = useDestination(({name, code, driveTimes}) => ({name, code, driveTimes}))
  const times = useDriveTimes(itemsOf(destination?.driveTimes))
  if (times.length === 0) return null
  const line = driveLine(times)
  const origin = destination?.code ?? resolve(destination?.name)
  const note = resolve(section.note)
  return (
    <HeadedSection section={section} surface="night">
      {origin && (
        <p
          className={`font-display text-heading ${line.isShared ? 'max-sm:mb-4' : 'mb-5'}`}
          aria-hidden="true"
        >
          {origin}
        </p>
      )}
      {line.isShared && <CombinedDriveTimeLine stretches={line.stretches} />}
      <ol
        className={`relative max-sm:before:absolute max-sm:before:inset-y-0 max-sm:before:left-3 max-sm:before:w-[5px] max-sm:before:border-x max-sm:before:border-l-mist-300 max-sm:before:border-r-dusk-500 max-sm:before:opacity-60 ${line.isShared ? 'sm:grid sm:[grid-template-columns:var(--columns)] sm:pl-(--first)' : ''}`}
        style={line.isShared ? columnsOf(line) : undefined}
      >
        {times.map(({key, county, places, fromMinutes, toMinutes}, index) => (
          <li
            key={key}
            className={`relative py-4 max-sm:pl-12 max-sm:before:absolute max-sm:before:inset-y-4 max-sm:before:left-[11px] max-sm:before:w-[7px] max-sm:before:bg-dusk-400 ${line.isShared ? 'pr-6 sm:pt-0' : 'gap-x-12 border-(--line) sm:grid sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] sm:items-center sm:border-t sm:py-5'}`}
          >
            <div>
              <p className="tabular mb-1 font-display text-[clamp(2rem,1.4rem+1.6vw,2.75rem)] leading-[1.1] font-[340] text-(--fg-accent) lining-nums">
                {fromMinutes === toMinutes ? fromMinutes : `${fromMinutes}-${toMinutes}`}{' '}
                <span className="font-sans text-base text-(--fg-soft) [font-stretch:100%]">
                  {words.min}
                </span>
              </p>
              <h3 className="text-heading wrap-anywhere print:text-[12pt]">{county}</h3>
              {places && <p className="mt-1 text-small text-(--fg-soft)">{places}</p>}
            </div>
            {!line.isShared && <SingleDriveTimeLine stretch={line.stretches[index]} />}
          </li>
        ))}
      </ol>
      <p className={`mt-10 max-w-176 text-small text-(--fg-soft) ${note ? '' : withLine}`}>
        <span className={withLine}>{words.line(line.minutes)} </span>
        {note}
      </p>
    </HeadedSection>
  )
}

/** Shows where the causeway does: on neither phones nor paper. */
const withLine = 'max-sm:hidden print:hidden'

/** Each text begins below its stretch. */
function columnsOf({stretches}: DriveLine): CSSProperties {
  const ends = [...stretches.slice(1).map(({start}) => start), 100]
  const columns = stretches.map(({start}, index) => `minmax(0, ${(ends[index] ?? 100) - start}fr)`)
  return Object.fromEntries([
    ['--columns', columns.join(' ')],
    ['--first', `${stretches[0]?.start ?? 0}%`],
  ])
}
