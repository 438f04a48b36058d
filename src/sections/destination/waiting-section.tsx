import {sectionAnchor} from '#domain/section-anchors.ts'
import {useDestination} from '#src/content/facts/use-destination.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {itemsOf} from '#src/content/query/items-of.ts'
import {useWords} from '#src/language/words.ts'
import {Container} from '#src/ui/container.tsx'
import {Icon} from '#src/ui/icon.tsx'
import {SectionFrame} from '#src/ui/section.tsx'

import type {Section} from '../section.ts'
import {isMinutes} from './is-minutes.ts'

/** How long waiting is included, and what happens when a flight or a ship is late. */
export function WaitingSection({section}: {section: Section<'waitingSection'>}) {
  const words = useWords('destination')
  const resolve = usePlaceholders()
  const destination = useDestination(({kind, graceTimes, delayRule}) => ({
    kind,
    graceTimes,
    delayRule,
  }))
  const times = itemsOf(destination?.graceTimes).flatMap(({_key, minutes, label}) => {
    const when = resolve(label)
    return when && isMinutes(minutes) ? [{_key, minutes, when}] : []
  })
  const rule = resolve(destination?.delayRule)
  if (times.length === 0 && !rule) return null
  const heading = resolve(section.heading)
  const lead = resolve(section.lead)
  const delayHeading = resolve(section.delayHeading)
  const id = sectionAnchor(section)
  return (
    <SectionFrame id={id} surface="paper" labelledBy={heading ? `${id}-heading` : undefined}>
      <Container className="grid items-start gap-x-20 gap-y-block lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          {heading && (
            <h2 id={`${id}-heading`} className="text-title text-balance">
              {heading}
            </h2>
          )}
          {lead && <p className="mt-5 text-lead text-(--fg-soft)">{lead}</p>}
        </div>
        <div className="grid gap-y-9">
          {times.length > 0 && (
            <dl className="grid grid-cols-2 gap-x-5 gap-y-9 sm:gap-x-8">
              {times.map(({_key, minutes, when}) => (
                <div
                  key={_key}
                  className="relative flex flex-col-reverse justify-end border-t border-(--line) pt-5 before:absolute before:-top-px before:left-0 before:h-0.5 before:w-14 before:bg-dusk-500"
                >
                  <dt className="mt-3 text-small text-(--fg-soft)">{when}</dt>
                  <dd className="flex flex-wrap items-baseline gap-x-2 font-display text-figure font-light tracking-[-0.02em] lining-nums [font-stretch:80%]">
                    {minutes}{' '}
                    <span className="font-sans text-base leading-snug font-medium tracking-normal text-(--fg-soft) [font-stretch:100%]">
                      {words.minutes(minutes)}
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {rule && (
            <div className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-(--line) pt-5">
              <Icon
                name={destination?.kind === 'cruisePort' ? 'ship' : 'plane-landing'}
                size={28}
                className="row-span-2 text-(--fg-accent)"
              />
              {delayHeading && (
                <h3 className="font-sans text-subheading font-semibold">{delayHeading}</h3>
              )}
              <p className="col-start-2 text-(--fg-soft)">{rule}</p>
            </div>
          )}
        </div>
      </Container>
    </SectionFrame>
  )
}
