import {useId} from 'react'

import {SiteLink} from '#src/content/components/site-link.tsx'
import {useLinkHref} from '#src/content/components/use-links.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {itemsOf} from '#src/content/query/items-of.ts'
import {usePathTo} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {buttonClass} from '#src/ui/button.tsx'

import type {Section} from '../section.ts'
import {CheckList} from '../shared/check-list.tsx'
import {HeadedSection} from '../shared/headed-section.tsx'

type EventPackage = NonNullable<Section<'packagesSection'>['packages']>[number]

/** Event packages side by side; the most popular one stands out on night. */
export function PackagesSection({section}: {section: Section<'packagesSection'>}) {
  const words = useWords('sections').services
  const pathTo = usePathTo()
  const resolve = usePlaceholders()
  const href = useLinkHref(section.packageHref)
  const packages = itemsOf(section.packages).filter(({name}) => resolve(name))
  if (packages.length === 0) return null
  return (
    <HeadedSection section={section} surface="paper">
      <div className="grid gap-6 lg:grid-cols-3">
        {packages.map((eventPackage) => (
          <PackagePanel
            key={eventPackage._key}
            eventPackage={eventPackage}
            href={href ?? pathTo('contact')}
            popularLabel={resolve(section.popularLabel) ?? words.popular}
          />
        ))}
      </div>
    </HeadedSection>
  )
}

type PackagePanelProps = {eventPackage: EventPackage; href: string; popularLabel: string}

function PackagePanel({eventPackage, href, popularLabel}: PackagePanelProps) {
  const resolve = usePlaceholders()
  const {name, summary, includes, mostPopular, actionLabel} = eventPackage
  const action = resolve(actionLabel)
  const nameId = useId()
  return (
    <article
      aria-labelledby={nameId}
      data-surface={mostPopular ? 'night' : 'paper'}
      className={`relative flex flex-col rounded-panel border bg-(--surface-raised) px-9 pb-9 max-sm:px-6 ${
        mostPopular ? 'border-ink-950 pt-17 lg:nth-[-n+3]:-mt-7' : 'border-(--line) pt-10'
      }`}
    >
      {mostPopular && (
        <p className="absolute -inset-x-px -top-px rounded-t-panel bg-dusk-400 px-9 py-2.5 text-small font-semibold text-ink-950 max-sm:px-6">
          {popularLabel}
        </p>
      )}
      <h3 id={nameId} className="text-[clamp(2rem,1.7rem+1.2vw,2.75rem)] leading-[1.15]">
        {resolve(name)}
      </h3>
      <p className="mt-3 mb-6 text-(--fg-soft)">{resolve(summary)}</p>
      <CheckList items={includes} className="mb-8" />
      {action && (
        <SiteLink
          href={href}
          className={`${buttonClass({variant: mostPopular ? 'primary' : 'secondary', wide: true})} mt-auto print:hidden`}
        >
          {action}
        </SiteLink>
      )}
    </article>
  )
}
