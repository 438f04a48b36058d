import {useId} from 'react'

import {SiteLink} from '#src/content/components/site-link.tsx'
import {Icon} from '#src/ui/icon.tsx'
import {arrowLinkClass} from '#src/ui/link-class.ts'

import type {KnownPlace} from './use-places.ts'

/** The places that a visitor may mean, each with a link to its page where it has one. */
export function FoundPlaces({places}: {places: readonly KnownPlace[]}) {
  const id = useId()
  return (
    <>
      <ul aria-label="Places found" className="mt-5 border-b border-(--line)">
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
                Where we meet you
                <Icon name="arrow-right" size={18} />
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
      {places.length > mostShown && (
        <p className="mt-3 text-small text-(--fg-soft)">
          These are the first {mostShown}. Type more to find the others.
        </p>
      )}
    </>
  )
}

const mostShown = 8
