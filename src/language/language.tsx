import {type ReactNode, createContext, use, useEffect} from 'react'
import {useLocation} from 'react-router-dom'

import {type NamedPage, type Language, languageOf, mainLanguage, pathTo} from '#domain/language.ts'
import {readPageData} from '#src/hydration/page-data.ts'

const LanguageContext = createContext<Language>(mainLanguage)

/** The language of the page, for everything on it. */
export function useLanguage(): Language {
  return use(LanguageContext)
}

/** The path of a named page in the language of this page. */
export function usePathTo(): (page: NamedPage) => string {
  const language = useLanguage()
  return (page) => pathTo(page, language)
}

/** Gives the page's language to a React root of its own, such as an error's. */
export function InLanguageOfPage({children}: {children: ReactNode}) {
  return <LanguageContext value={languageOf(location.pathname)}>{children}</LanguageContext>
}

let shown: Language | undefined

/**
 * The language that the page has now, for an answer that may come after a change of language. Not that of `lang`, where a
 * browser that translates the page writes its own.
 */
export function currentLanguage(): Language {
  return shown ?? mainLanguage
}

/** The page is in the language of its path: no cookie and no setting of the browser decides. */
export function PageLanguage({children}: {children: ReactNode}) {
  const language = languageOf(useLocation().pathname)
  useEffect(() => {
    // A browser that has translated the document goes on naming its own language.
    if ((shown ?? readPageData()?.language) !== language) document.documentElement.lang = language
    shown = language
  }, [language])
  return <LanguageContext value={language}>{children}</LanguageContext>
}
