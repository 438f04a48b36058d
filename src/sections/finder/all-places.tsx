import {SiteLink} from '#src/content/components/site-link.tsx'
import {textLinkClass} from '#src/ui/link-class.ts'

import type {KnownPlace} from './use-places.ts'

/** Every place with what it is, for those who cannot type into the field. */
export function AllPlaces({places}: {places: readonly KnownPlace[]}) {
  const details = [...new Set(places.map(({detail}) => detail))]
  return (
    <dl>
      {details.map((detail) => (
        <div
          key={detail}
          className="grid gap-x-8 gap-y-1 border-t border-(--line) py-4 md:grid-cols-[16rem_1fr]"
        >
          <dt className="font-semibold">{detail}</dt>
          <dd>
            <ul className="flex flex-wrap gap-x-[1.1rem] gap-y-[0.15rem] text-(--fg-soft)">
              {places
                .filter((place) => place.detail === detail)
                .map(({key, name, path}) => (
                  <li key={key}>
                    {path ? (
                      <SiteLink href={path} className={textLinkClass}>
                        {name}
                      </SiteLink>
                    ) : (
                      name
                    )}
                  </li>
                ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}
