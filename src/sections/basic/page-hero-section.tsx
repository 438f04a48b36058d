import {pictureSlots} from '#domain/picture/slots.ts'
import {Picture} from '#src/content/components/picture.tsx'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'

import type {Section} from '../section.ts'
import {Actions} from '../shared/actions.tsx'

/** The head of a service page: words on the left, a picture up to the right edge of the window. */
export function PageHeroSection({section}: {section: Section<'pageHeroSection'>}) {
  const resolve = usePlaceholders()
  const lead = resolve(section.lead)
  return (
    <section data-surface="night" className="@container">
      <div className="grid lg:min-h-160 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)]">
        {/* First in the document: after the words, it would push them down on a phone while the page still loads. */}
        <div className="relative aspect-16/10 overflow-hidden bg-ink-800 before:absolute before:inset-y-0 before:left-0 before:z-1 before:w-[26%] before:bg-linear-to-r before:from-(--surface) before:to-transparent max-lg:before:hidden lg:col-start-2 lg:row-start-1 lg:aspect-auto print:hidden">
          <Picture
            picture={section.picture}
            slot={pictureSlots.pageHero}
            // The slot is taller than the picture's ratio on wide screens, so it needs at least its width.
            sizes={`(min-width: 68rem) max(53vw, ${pictureSlots.pageHero.width}px), 100vw`}
            priority
            className="absolute inset-0 size-full object-cover"
          />
        </div>
        <div className="px-(--spacing-gutter) pt-10 pb-14 lg:col-start-1 lg:row-start-1 lg:self-center lg:py-[clamp(3rem,6vw,6rem)] lg:pr-[clamp(1.25rem,4vw,4.5rem)] lg:pl-[max(var(--spacing-gutter),calc((100cqw-var(--container-page))/2))] print:py-0">
          <h1 className="text-[clamp(2.625rem,1.9rem+3.1vw,4.5rem)] leading-[1.04] tracking-[-0.012em]">
            {resolve(section.heading)}
          </h1>
          {lead && <p className="mt-6 max-w-120 text-lead text-(--fg-soft)">{lead}</p>}
          <Actions actions={section.actions} />
        </div>
      </div>
    </section>
  )
}
