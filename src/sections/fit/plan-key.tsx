/** What the plans show, and how sure it is. */
export function PlanKey({isSample}: {isSample: boolean}) {
  return (
    <div className="mt-8 border-t border-(--line) pt-5 text-small text-(--fg-soft)">
      <ul className="flex flex-wrap gap-x-7 gap-y-2">
        {marks.map(({label, className, inner, width = 2.5}) => (
          <li key={label} className="flex items-center gap-2">
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
            {label}
          </li>
        ))}
      </ul>
      {isSample && (
        <p className="mt-3">
          Sample: seats and bag places have not been measured in every car yet. Your confirmation
          has the final word.
        </p>
      )}
    </div>
  )
}

const taken = 'fill-dusk-400 stroke-dusk-200'
const loaded = 'fill-mist-300 stroke-pearl-50'
const marks: {label: string; className: string; inner: string; width?: number}[] = [
  {label: 'Free seat', className: 'fill-ink-850 stroke-tide-400', inner: ''},
  {label: 'Taken seat', className: taken, inner: 'M11 11h0', width: 8},
  {label: 'Child seat', className: taken, inner: 'M6 7h6a4 4 0 0 1 0 8H6'},
  {label: 'Checked bag', className: loaded, inner: 'M6 7h10M6 11h10M6 15h10'},
  {label: 'Cabin bag', className: loaded, inner: 'M6 11h10'},
  {label: 'Free bag place', className: 'stroke-tide-400 [stroke-dasharray:4_3]', inner: ''},
]
