import {useId} from 'react'

import {sectionAnchor} from '#domain/section-anchors.ts'
import {RichText, completeBlocks} from '#src/content/components/rich-text.tsx'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {itemsOf} from '#src/content/query/items-of.ts'
import {Container} from '#src/ui/container.tsx'
import {Icon} from '#src/ui/icon.tsx'
import {SectionFrame} from '#src/ui/section.tsx'

import type {Section} from '../section.ts'
import {Prose} from '../shared/prose.tsx'

/** Questions that open in place, with or without scripts; the browser's search finds text in closed ones. */
export function FaqSection({section}: {section: Section<'faqSection'>}) {
  const resolve = usePlaceholders()
  const headingId = useId()
  const heading = resolve(section.heading)
  const isAnswered = (answer: unknown) =>
    completeBlocks(answer, resolve).some(({children}) => children.some(({text}) => text?.trim()))
  const items = itemsOf(section.items).flatMap(({_key, question, answer}) => {
    const text = resolve(question)
    return text && isAnswered(answer) ? [{_key, question: text, answer}] : []
  })
  if (items.length === 0) return null
  return (
    <SectionFrame
      id={sectionAnchor(section)}
      surface={section.surface ?? 'pearl'}
      labelledBy={heading ? headingId : undefined}
    >
      <Container className="grid items-start gap-x-20 gap-y-block lg:grid-cols-[5fr_7fr]">
        {heading && (
          <h2 id={headingId} className="text-title">
            {heading}
          </h2>
        )}
        <div className="border-b border-(--line) lg:col-start-2">
          {items.map(({_key, question, answer}) => (
            <details key={_key} className="group border-t border-(--line)">
              <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-5 text-subheading font-semibold hover:text-(--fg-link) [&::-webkit-details-marker]:hidden">
                {question}
                <Icon
                  name="chevron-down"
                  size={20}
                  className="flex-none text-(--fg-accent) transition-transform duration-(--duration-base) ease-drive group-open:rotate-180"
                />
              </summary>
              <Prose className="pr-11 pb-6">
                <RichText value={answer} />
              </Prose>
            </details>
          ))}
        </div>
      </Container>
    </SectionFrame>
  )
}
