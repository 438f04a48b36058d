import {type FormEvent, useId, useRef, useState} from 'react'

import {findPlaces} from '#domain/destination/find-places.ts'
import {SiteLink} from '#src/content/components/site-link.tsx'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useEarlyInput} from '#src/hydration/use-early-input.ts'
import {usePathTo} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {Icon} from '#src/ui/icon.tsx'
import {arrowLinkClass} from '#src/ui/link-class.ts'

import type {Section} from '../section.ts'
import {HeadedSection} from '../shared/headed-section.tsx'
import {AllPlaces} from './all-places.tsx'
import {FinderAnswer} from './finder-answer.tsx'
import {finderText} from './finder-text.ts'
import {FoundPlaces} from './found-places.tsx'
import {usePlaces} from './use-places.ts'

/** Whether the company drives to the place that a visitor types. Without scripts it lists every place instead. */
export function CoverageFinderSection({section}: {section: Section<'coverageFinderSection'>}) {
  const {domain, contactUs} = useWords('site')
  const words = useWords('sections')
  const pathTo = usePathTo()
  const resolve = usePlaceholders()
  const places = usePlaces()
  const fieldId = useId()
  const [query, setQuery] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const results = useRef<HTMLDivElement>(null)
  useEarlyInput(form, ({value}) => setQuery(value))
  if (places.length === 0) return null
  const found = findPlaces(places, query, domain)
  const text = finderText(query, found, words.finder)
  const goToResult = (event: FormEvent) => {
    event.preventDefault()
    results.current?.querySelector('a')?.focus()
  }
  return (
    <HeadedSection section={section} surface="paper">
      <search className="block scriptless:hidden print:hidden">
        <form
          ref={form}
          onSubmit={goToResult}
          className="grid gap-x-20 gap-y-6 lg:grid-cols-[5fr_7fr]"
        >
          <div>
            <label htmlFor={fieldId} className="mb-[0.4rem] block text-small font-medium">
              {resolve(section.fieldLabel) ?? words.finder.field}
            </label>
            <div className="relative">
              <Icon
                name="search"
                size={20}
                className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-(--fg-accent)"
              />
              <input
                id={fieldId}
                type="search"
                autoComplete="off"
                autoCapitalize="words"
                spellCheck={false}
                enterKeyHint="search"
                maxLength={80}
                value={query}
                onChange={({target}) => setQuery(target.value)}
                className="block min-h-13 w-full rounded-control border border-(--line-control) bg-(--field) py-3 pr-4 pl-12 text-base text-(--fg-strong)"
              />
            </div>
          </div>
          <div ref={results} className="min-h-24 lg:pt-6">
            <FinderAnswer text={text} />
            {text && found.places.length > 0 && <FoundPlaces places={found.places} />}
            {text && found.places.length === 0 && (
              <SiteLink href={pathTo('contact')} className={`${arrowLinkClass} mt-2 min-h-11`}>
                {contactUs}
                <Icon name="arrow-right" size={18} />
              </SiteLink>
            )}
          </div>
        </form>
      </search>
      <div className="hidden scriptless:block print:block">
        <AllPlaces places={places} />
      </div>
    </HeadedSection>
  )
}
