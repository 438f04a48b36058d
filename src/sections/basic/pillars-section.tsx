import {useId} from 'react'

import {sectionAnchor} from '#domain/section-anchors.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {Container} from '#src/ui/container.tsx'
import {Icon} from '#src/ui/icon.tsx'
import {SectionFrame} from '#src/ui/section.tsx'

import type {Section} from '../section.ts'
import {useIconItems} from '../shared/use-icon-items.ts'

/** Three or four reasons in a row: why choose us, benefits, highlights. */
export function PillarsSection({section}: {section: Section<'pillarsSection'>}) {
  const resolve = usePlaceholders()
  const headingId = useId()
  const heading = resolve(section.heading)
  const pillars = useIconItems(section.items)
  if (pillars.length === 0) return null
  const columns = pillars.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'
  return (
    <SectionFrame
      id={sectionAnchor(section)}
      surface={section.surface ?? 'pearl'}
      labelledBy={heading ? headingId : undefined}
      className={continuesSection}
    >
      <Container>
        {heading && (
          <h2 id={headingId} className={`mb-block text-title ${smallWhereContinued}`}>
            {heading}
          </h2>
        )}
        <ul
          className={`grid border-(--line) sm:grid-cols-2 sm:gap-x-8 lg:gap-x-0 lg:border-t ${columns}`}
        >
          {pillars.map(({key, icon, title, text}) => (
            <li
              key={key}
              className="relative grid grid-cols-[40px_1fr] gap-x-4 border-t border-(--line) py-6 before:absolute before:-top-px before:left-0 before:h-[2px] before:w-14 before:bg-dusk-500 last:border-b sm:block sm:py-8 sm:pr-8 sm:last:border-b-0 lg:border-t-0 lg:pb-0"
            >
              {icon && (
                <Icon
                  name={icon}
                  size={28}
                  className="row-span-2 text-(--fg-accent) sm:mb-[1.1rem]"
                />
              )}
              <h3 className="col-start-2 font-sans text-subheading font-semibold">{title}</h3>
              {text && (
                <p className="col-start-2 mt-[0.4rem] text-small leading-[1.6] text-pretty text-(--fg-soft)">
                  {text}
                </p>
              )}
            </li>
          ))}
        </ul>
      </Container>
    </SectionFrame>
  )
}

/** After a section with the same surface the pillars look like its last part. */
const continuesSection =
  '[[data-surface=pearl]:not([data-hero])+&[data-surface=pearl]]:pt-0 [[data-surface=paper]+&[data-surface=paper]]:pt-0'
const smallWhereContinued =
  '[[data-surface=pearl]:not([data-hero])+[data-surface=pearl]_&]:mb-9 [[data-surface=pearl]:not([data-hero])+[data-surface=pearl]_&]:text-heading'
