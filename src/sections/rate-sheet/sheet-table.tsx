import {formatDuration} from '#domain/price/duration.ts'
import {formatRange} from '#domain/price/number-range.ts'
import {formatPriceRange} from '#domain/price/price.ts'
import type {useRateBands} from '#src/content/facts/use-fleet.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useWords} from '#src/language/words.ts'
import {scrollBox} from '#src/ui/scroll/scroll-box.ts'
import {tableRole} from '#src/ui/table-role.ts'

type SheetTableProps = {vehicles: ReturnType<typeof useRateBands>; labelledBy: string}

/** Vehicles as rows, durations as columns; on a phone every vehicle is a block of its prices. */
export function SheetTable({vehicles, labelledBy}: SheetTableProps) {
  const {domain} = useWords('site')
  const words = useWords('rateSheet')
  const resolve = usePlaceholders()
  return (
    <div {...scrollBox} className="mt-6.5 xs:overflow-x-auto print:overflow-visible">
      <table
        {...tableRole.table}
        aria-labelledby={labelledBy}
        className="w-full border-collapse text-left tabular lining-nums max-xs:block"
      >
        <thead {...tableRole.rowgroup} className="max-xs:sr-only">
          <tr {...tableRole.row}>
            <th {...tableRole.columnheader} scope="col" className={columnName}>
              {words.car}
            </th>
            {vehicles[0]?.bands.map((band) => (
              <th
                key={band.fromHours}
                {...tableRole.columnheader}
                scope="col"
                className={columnName}
              >
                {formatDuration(band, domain)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRole.rowgroup} className="max-xs:block">
          {vehicles.map(({_id, name, passengers, bands}) => (
            <tr key={_id} {...tableRole.row} className={block}>
              <th
                {...tableRole.rowheader}
                scope="row"
                className={`${cell} font-semibold xs:min-w-24 xs:wrap-normal print:min-w-0 print:wrap-anywhere max-xs:col-span-full max-xs:pb-1.5`}
              >
                {resolve(name)}
                <Passengers text={formatRange(passengers)} />
              </th>
              {bands.map((band) => (
                <td key={band.fromHours} {...tableRole.cell} className={cell}>
                  {/* Screen readers have the column header. */}
                  <span
                    aria-hidden="true"
                    className="block text-caption text-(--fg-soft) xs:hidden"
                  >
                    {formatDuration(band, domain)}
                  </span>
                  <Price text={formatPriceRange(band.price, domain)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Passengers({text}: {text: string | null}) {
  const words = useWords('sections')
  return (
    text && (
      <span className="block text-caption font-normal text-(--fg-soft) print:text-[9.5pt]">
        {text} {words.passengers(text)}
      </span>
    )
  )
}

function Price({text}: {text: string | null}) {
  const words = useWords('rateSheet')
  if (!text) return <span className="max-xs:text-[0.8125rem]">{words.askForQuote}</span>
  return (
    <span className="font-display text-[1.25rem] leading-[1.2] font-[360] whitespace-nowrap xs:text-[1.375rem] print:text-[15pt]">
      {text}
    </span>
  )
}

const columnName =
  'border-b-2 border-(--line) py-2.5 pr-3 font-semibold whitespace-nowrap print:py-[6pt]'
const cell =
  'align-baseline xs:border-b xs:border-(--line) xs:py-2.5 xs:pr-3 print:py-[6pt] max-xs:leading-snug'
const block =
  'max-xs:grid max-xs:grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] max-xs:gap-x-2 max-xs:border-b max-xs:border-(--line) max-xs:py-3'
