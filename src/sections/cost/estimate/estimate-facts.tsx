import type {ReactNode} from 'react'

import {useWords} from '#src/language/words.ts'

type EstimateFactsProps = {
  rate: string | null
  notIncluded: readonly string[]
  /** Below them. */
  note: string
}

/** The rate that a cost follows from, and what the cost does not include. */
export function EstimateFacts({rate, notIncluded, note}: EstimateFactsProps) {
  const words = useWords('cost')
  return (
    <>
      <dl className="mt-6 border-t border-(--line)">
        {rate && <Fact term={words.rate}>{rate}</Fact>}
        {notIncluded.length > 0 && (
          <Fact term={words.notIncluded}>
            {notIncluded.map((one) => (
              <span key={one} className="block">
                {one}
              </span>
            ))}
          </Fact>
        )}
      </dl>
      {note && (
        <p className="mt-3 text-small leading-normal whitespace-pre-line text-(--fg-soft)">
          {note}
        </p>
      )}
    </>
  )
}

function Fact({term, children}: {term: string; children: ReactNode}) {
  return (
    <div className="grid grid-cols-[6.5rem_1fr] gap-4 border-b border-(--line) py-[0.8rem] md:grid-cols-[8rem_1fr]">
      <dt className="text-small text-(--fg-soft)">{term}</dt>
      <dd className="tabular font-medium">{children}</dd>
    </div>
  )
}
