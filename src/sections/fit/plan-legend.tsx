import {type Words, useWords} from '#src/language/words.ts'

/** What the plans show, and how sure it is. */
export function PlanLegend({isSample}: {isSample: boolean}) {
  const words = useWords('fit')
  return (
    <div className="mt-8 border-t border-(--line) pt-5 text-small text-(--fg-soft)">
      <ul className="flex flex-wrap gap-x-7 gap-y-2">
        {marks.map(({name, className, inner, width = 2.5}) => (
          <li key={name} className="flex items-center gap-2">
            <svg viewBox="0 0 22 22" aria-hidden="true" className="size-5.5 flex-none fill-none">
              <rect
                x="2"
                y="2"
                width="18"
                height="18"
                rx="3"
                strokeWidth="1.5"
                className={className}
              />
              <path
                d={inner}
                strokeLinecap="round"
                className="stroke-ink-950"
                strokeWidth={width}
              />
            </svg>
            {words.key[name]}
          </li>
        ))}
      </ul>
      {isSample && <p className="mt-3">{words.sample}</p>}
    </div>
  )
}

const taken = 'fill-dusk-400 stroke-dusk-200'
const loaded = 'fill-mist-300 stroke-pearl-50'
type Mark = {
  name: keyof Words<'fit'>['key']
  className: string
  inner: string
  width?: number
}

const marks: Mark[] = [
  {name: 'freeSeat', className: 'fill-ink-850 stroke-tide-400', inner: ''},
  {name: 'takenSeat', className: taken, inner: 'M11 11h0', width: 8},
  {name: 'childSeat', className: taken, inner: 'M6 7h6a4 4 0 0 1 0 8H6'},
  {name: 'checkedBag', className: loaded, inner: 'M6 7h10M6 11h10M6 15h10'},
  {name: 'cabinBag', className: loaded, inner: 'M6 11h10'},
  {name: 'freeBagPlace', className: 'stroke-tide-400 [stroke-dasharray:4_3]', inner: ''},
]
