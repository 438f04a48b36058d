import {pictureSlots} from '#domain/picture/slots.ts'
import {formatDuration} from '#domain/price/duration.ts'
import {formatRange} from '#domain/price/number-range.ts'
import {formatPriceRange} from '#domain/price/price.ts'
import {Picture} from '#src/content/components/picture.tsx'
import type {useRates} from '#src/content/facts/use-fleet.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {type Words, useWords} from '#src/language/words.ts'
import {scrollBox} from '#src/ui/scroll/scroll-box.ts'
import {tableRole} from '#src/ui/table-role.ts'

type Rates = ReturnType<typeof useRates>
type Vehicle = Rates['vehicles'][number]

type RateTableProps = Pick<Rates, 'vehicles' | 'durations'> & {
  labelledBy: string
  durationLabel: string
  priceUnit: string
}

/** Durations as rows, vehicles as columns; on a phone, and on paper with many vehicles, every row is a card. */
export function RateTable({
  vehicles,
  durations,
  labelledBy,
  durationLabel,
  priceUnit,
}: RateTableProps) {
  const {domain} = useWords('site')
  const words = useWords('sections')
  const resolve = usePlaceholders()
  return (
    <div
      {...scrollBox}
      className={`relative xs:overflow-x-auto ${vehicles.length > mostColumnsOnPaper ? cardsOnPaper : ''}`}
    >
      <table
        {...tableRole.table}
        aria-labelledby={labelledBy}
        className="w-full border-collapse text-left tabular max-xs:block"
      >
        <thead {...tableRole.rowgroup} className="align-bottom max-xs:sr-only">
          <tr {...tableRole.row}>
            <th {...tableRole.columnheader} scope="col" className={`${cell} pt-0 font-normal`}>
              <ColumnName name={durationLabel} note={useMinimum()} />
            </th>
            {vehicles.map((vehicle) => (
              <th
                key={vehicle._id}
                {...tableRole.columnheader}
                scope="col"
                className={`${cell} pt-0 font-normal`}
              >
                {/* Lazy, so it is not loaded where the header is for screen readers only. */}
                <Cutout
                  vehicle={vehicle}
                  sizes={`${pictureSlots.fleetCutout.width}px`}
                  className="mb-2 -ml-2 h-26 w-full max-w-65.5 object-contain object-bottom-left max-xs:hidden"
                />
                <ColumnName name={resolve(vehicle.name)} note={passengersText(vehicle, words)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRole.rowgroup} className="max-xs:block">
          {durations.map(({key, prices, ...hours}) => (
            <tr key={key} {...tableRole.row} className={card}>
              <th
                {...tableRole.rowheader}
                scope="row"
                className={`${cell} font-display text-heading leading-[1.1] font-[340] whitespace-nowrap print:font-sans print:font-semibold xs:pr-10 max-xs:block max-xs:border-0 max-xs:p-0 max-xs:pb-3`}
              >
                {formatDuration(hours, domain)}
              </th>
              {vehicles.map((vehicle, column) => (
                <td key={vehicle._id} {...tableRole.cell} className={`${cell} ${cardRow}`}>
                  <Cutout
                    vehicle={vehicle}
                    sizes="84px"
                    className="w-full object-contain xs:hidden"
                  />
                  {/* Screen readers have the column header. */}
                  <span
                    aria-hidden="true"
                    className="col-start-2 text-small leading-tight font-medium xs:hidden"
                  >
                    {resolve(vehicle.name)}
                  </span>
                  <Price text={formatPriceRange(prices[column], domain)} unit={priceUnit} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const cell = 'border-b border-(--line) py-6 pr-6 last:pr-0 print:py-1.5'
const card =
  'max-xs:mb-4 max-xs:block max-xs:rounded-panel max-xs:border max-xs:border-(--line) max-xs:bg-(--surface-raised) max-xs:px-5 max-xs:pt-5 max-xs:pb-2'
const cardRow =
  'max-xs:grid max-xs:grid-cols-[5.25rem_minmax(4.5rem,1fr)_auto] max-2xs:grid-cols-[3.5rem_minmax(4.5rem,1fr)_auto] max-xs:items-center max-xs:gap-3 max-xs:border-t max-xs:border-b-0 max-xs:px-0 max-xs:py-3'

/** More columns than this do not fit within the margins of A4. */
const mostColumnsOnPaper = 5
const cardsOnPaper = [
  'print:overflow-visible print:[&_:is(table,tbody)]:block print:[&_thead]:sr-only',
  'print:[&_tbody_tr]:mb-3 print:[&_tbody_tr]:block print:[&_tbody_tr]:border print:[&_tbody_tr]:border-(--line) print:[&_tbody_tr]:px-3 print:[&_tbody_tr]:py-2',
  'print:[&_tbody_th]:block print:[&_tbody_th]:border-0 print:[&_tbody_th]:p-0 print:[&_tbody_th]:pb-1',
  'print:[&_td]:flex print:[&_td]:justify-between print:[&_td]:gap-3 print:[&_td]:border-t print:[&_td]:border-b-0 print:[&_td]:px-0 print:[&_td]:py-1 print:[&_td>span]:block',
].join(' ')

function useMinimum(): string | null {
  const words = useWords('rates')
  const hours = useSite(({bookingRules}) => bookingRules?.minimumHours)
  return hours ? words.minimum(hours) : null
}

function ColumnName({name, note}: {name: string | null; note: string | null}) {
  return (
    <>
      <span className="block text-subheading leading-[1.3] font-semibold print:text-[11pt]">
        {name}
      </span>
      {note && <span className="block text-sm text-(--fg-soft)">{note}</span>}
    </>
  )
}

function passengersText({passengers}: Vehicle, words: Words<'sections'>): string | null {
  const range = formatRange(passengers)
  return range && `${range} ${words.passengers(range)}`
}

/** The vehicle alone, fading into the floor. A vehicle without a cut-out shows its name only. */
function Cutout({vehicle, sizes, className}: {vehicle: Vehicle; sizes: string; className: string}) {
  if (!vehicle.cutout?.asset) return null
  return (
    <Picture
      picture={{...vehicle.cutout, decorative: true}}
      slot={pictureSlots.fleetCutout}
      sizes={sizes}
      className={`${className} mask-b-from-72% mask-b-to-98%`}
    />
  )
}

function Price({text, unit}: {text: string | null; unit: string}) {
  const words = useWords('rates')
  if (!text) return <span className="text-(--fg-soft) max-xs:col-start-3">{words.onRequest}</span>
  return (
    <span className="max-xs:col-start-3 max-xs:text-right">
      <span className="font-display text-[clamp(1.375rem,1.1rem+1.1vw,2.125rem)] leading-none font-[340] whitespace-nowrap print:text-[12pt]">
        {text}
      </span>{' '}
      <span className="text-sm text-(--fg-soft) max-lg:block xs:whitespace-nowrap lg:ml-1.5 print:inline">
        {unit}
      </span>
    </span>
  )
}
