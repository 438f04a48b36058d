import type {ReactNode} from 'react'

import {useWords} from '#src/language/words.ts'

type EstimateFactsProps = {
  rate: string | null
  notIncluded: readonly string[]
  /** From the office, below what is not included. */
  note: string | null
}

/** The rate that a cost follows from, and what the cost does not include. */
export function EstimateFacts({rate, notIncluded, note}: EstimateFactsProps) {
  const words = useWords('cost')
  const noteLine = note && (
    <span className="block text-small leading-normal font-normal text-(--fg-soft)">{note}</span>
  )
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
            {noteLine}
          </Fact>
        )}
      </dl>
      {/* Where nothing is extra it stands alone. */}
      {notIncluded.length === 0 && noteLine && <p className="mt-3">{noteLine}</p>}
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
