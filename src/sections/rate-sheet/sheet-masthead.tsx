import {formatInMiami} from '#domain/time/miami-time.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {useReadAt} from '#src/content/live/use-content.ts'
import {queries} from '#src/content/query/queries.ts'
import {useMinute} from '#src/content/time/use-minute.ts'
import {useWords} from '#src/language/words.ts'
import {Emblem} from '#src/ui/emblem.tsx'

/** Whose rates these are and of which day: today, or where no script runs the day on which the page was built. */
export function SheetMasthead() {
  const {domain} = useWords('site')
  const words = useWords('rateSheet')
  const company = useSite(({settings}) => settings?.company)
  const builtAt = useReadAt(queries.fleet)
  const day = useMinute() ?? builtAt
  return (
    <>
      <div className="flex justify-between gap-x-4 gap-y-2 max-xs:flex-col xs:items-center">
        <p className="flex items-center gap-2.5">
          <Emblem className="size-11" />
          {company && (
            <span className="font-display text-[1.375rem] leading-[1.1] font-[420]">{company}</span>
          )}
        </p>
        <p className="flex-none">
          {words.ratesOf(
            formatInMiami(day, {month: 'long', day: 'numeric', year: 'numeric'}, domain),
          )}
        </p>
      </div>
      <svg
        viewBox="0 0 680 44"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1.5 mb-7.5 block h-11 w-full flex-none fill-none stroke-[#000] print:mt-[4pt] print:mb-[16pt]"
      >
        {/* The lines of the causeway, as everywhere on the site. */}
        <path
          d="M0 34C85 34 109 8 180 8S274 34 359 34H680"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M0 39C85 39 109 13 180 13S274 39 359 39H680"
          strokeWidth=".75"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </>
  )
}
