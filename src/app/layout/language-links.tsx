import {useWords} from '#src/language/words.ts'

import {useLanguageLinks} from './use-language-links.ts'

/** The same page in the languages that the visitor does not read it in. Where it is an alternate, RouterLinks keeps the place on it. */
export function OtherLanguages({className}: {className: string}) {
  return useLanguageLinks()
    .filter(({isCurrent}) => !isCurrent)
    .map(({language, name, href, rel}, place) => (
      // Without a key of its language the link stays in the document, and so does the focus on it.
      <a
        key={place}
        href={href}
        rel={rel}
        lang={language}
        hrefLang={language}
        className={className}
      >
        {name}
      </a>
    ))
}

/** All languages side by side, the current one as text. */
export function AllLanguages({className, itemClass}: {className: string; itemClass: string}) {
  const words = useWords('site')
  const links = useLanguageLinks()
  if (links.length === 0) return null
  // Keyed by place, not by language: React then turns the link that has the focus into the other link.
  const others = links.filter(({isCurrent}) => !isCurrent).map(({language}) => language)
  return (
    <ul aria-label={words.languages} className={className}>
      {links.map(({language, name, href, rel, isCurrent}) => (
        <li
          key={others.indexOf(language)}
          className="flex not-first:border-l not-first:border-(--line)"
        >
          {isCurrent ? (
            <span lang={language} aria-current="true" className={itemClass}>
              {name}
            </span>
          ) : (
            <a href={href} rel={rel} lang={language} hrefLang={language} className={itemClass}>
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
