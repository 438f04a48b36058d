import {useId} from 'react'

import {SiteLink} from '#src/content/components/site-link.tsx'
import {useWords} from '#src/language/words.ts'
import {Icon} from '#src/ui/icon.tsx'
import {arrowLinkClass} from '#src/ui/link-class.ts'

import type {KnownPlace} from './use-places.ts'

/** The places that a visitor may mean, each with a link to its page where it has one. */
export function FoundPlaces({places}: {places: readonly KnownPlace[]}) {
  const words = useWords('sections').finder
  const id = useId()
  return (
    <>
      <ul aria-label={words.placesFound} className="mt-5 border-b border-(--line)">
        {places.slice(0, mostShown).map(({key, icon, name, detail, path}, index) => (
          <li
            key={key}
            className="grid grid-cols-[24px_minmax(0,1fr)] items-center gap-x-4 border-t border-(--line) py-2.5 sm:grid-cols-[24px_minmax(0,1fr)_auto]"
          >
            <Icon name={icon} size={20} className="text-(--fg-accent)" />
            <span id={`${id}-${index}`} className="wrap-anywhere">
              <span className="font-semibold">{name}</span>{' '}
              <span className="text-small text-(--fg-soft)">{detail}</span>
            </span>
            {path && (
              <SiteLink
                href={path}
                aria-describedby={`${id}-${index}`}
                className={`${arrowLinkClass} justify-self-start max-sm:col-start-2`}
              >
                {words.whereWeMeet}
                <Icon name="arrow-right" size={18} />
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
      {places.length > mostShown && (
        <p className="mt-3 text-small text-(--fg-soft)">{words.first(mostShown)}</p>
      )}
    </>
  )
}

const mostShown = 8
