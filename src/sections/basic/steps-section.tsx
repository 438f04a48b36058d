import {useId} from 'react'

import {itemsOf} from '#src/content/facts/items-of.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {Container} from '#src/ui/container.tsx'
import {SectionFrame, SectionHeading} from '#src/ui/section.tsx'

import type {Section} from '../section.ts'

/** Numbered steps as stops on the two light trails: side by side, or down the left edge on a phone. */
export function StepsSection({section}: {section: Section<'stepsSection'>}) {
  const resolve = usePlaceholders()
  const headingId = useId()
  const heading = resolve(section.heading)
  const steps = itemsOf(section.steps).flatMap(({_key, title, text}) => {
    const name = resolve(title)
    return name ? [{key: _key, title: name, text: resolve(text)}] : []
  })
  if (steps.length === 0) return null
  return (
    <SectionFrame surface={section.surface ?? 'pearl'} labelledBy={heading ? headingId : undefined}>
      <Container>
        {heading && (
          <SectionHeading id={headingId} heading={heading} lead={resolve(section.lead)} />
        )}
        <ol className="grid min-[601px]:grid-cols-2 min-[601px]:gap-x-8 min-[601px]:gap-y-12 lg:grid-cols-4 print:grid-cols-4">
          {steps.map(({key, title, text}, index) => (
            <li key={key} className="relative pb-8 pl-17 min-[601px]:p-0 print:p-0">
              <span
                aria-hidden="true"
                className="absolute -top-0.5 left-0 block font-display text-5xl leading-none font-[320] tabular-nums lining-nums min-[601px]:static min-[601px]:text-7xl min-[601px]:leading-none print:static print:text-2xl"
              >
                {index + 1}
              </span>
              <span
                aria-hidden="true"
                className="absolute top-1 bottom-1.5 left-[2.6rem] block w-[5px] border-x border-l-(--fg-strong) border-r-dusk-500 min-[601px]:static min-[601px]:mt-4 min-[601px]:h-[5px] min-[601px]:w-auto min-[601px]:border-x-0 min-[601px]:border-y min-[601px]:border-t-(--fg-strong) min-[601px]:border-b-dusk-500"
              />
              <h3 className="font-sans text-subheading font-semibold min-[601px]:mt-8 print:mt-2 print:text-[11pt]">
                {title}
              </h3>
              <p className="mt-1.5 text-small text-(--fg-soft) min-[601px]:max-w-68">{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </SectionFrame>
  )
}
