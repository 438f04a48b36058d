import {sectionAnchor} from '#domain/section-anchors.ts'
import {RichText} from '#src/content/components/rich-text.tsx'
import {useCancellationPolicy} from '#src/content/facts/use-cancellation-policy.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useWords} from '#src/language/words.ts'

import type {Section} from '../section.ts'
import {cancellationRows} from './cancellation-rows.ts'
import {Chapter} from './chapter.tsx'

/** The chapter of the terms with the cancellation policy as a table. */
export function CancellationSection({section}: {section: Section<'cancellationSection'>}) {
  const words = useWords('cancellation')
  const resolve = usePlaceholders()
  const rows = cancellationRows(useCancellationPolicy(), words)
  const headingId = `${sectionAnchor(section)}-heading`
  return (
    <Chapter section={section} headingId={headingId}>
      <RichText value={section.intro} />
      {rows.length > 0 && (
        <table
          aria-labelledby={headingId}
          className="mt-6 w-full border-collapse text-left wrap-anywhere [&_:is(td,th):not(:last-child)]:pr-4 [&_td]:text-right [&_:is(td,th)]:border-b [&_:is(td,th)]:border-(--line) [&_:is(td,th)]:py-3.5 print:[&_:is(td,th)]:py-1.5"
        >
          <thead className="text-sm text-(--fg-soft)">
            <tr>
              <th scope="col" className="font-medium">
                {resolve(section.whenLabel) ?? words.when}
              </th>
              <th scope="col" className="text-right font-medium">
                {resolve(section.refundLabel) ?? words.refund}
              </th>
            </tr>
          </thead>
          <tbody className="font-semibold text-(--fg-strong)">
            {rows.map(({when, refund}) => (
              <tr key={when}>
                <th scope="row">{when}</th>
                <td>{refund}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <RichText value={section.outro} />
    </Chapter>
  )
}
