/**
 * What code knows of each language: its name for itself, how dates and numbers are written in it, and where the
 * named pages stand. All other paths are content. Those of the first language have no prefix.
 */
const languageFacts = {
  en: {
    name: 'English',
    locale: 'en-US',
    paths: {
      home: '/',
      contact: '/contact',
      reservation: '/reservation',
      careers: '/careers',
      auth: '/auth',
      dashboard: '/dashboard',
    },
  },
  es: {
    name: 'Español',
    locale: 'es-US',
    paths: {
      home: '/es',
      contact: '/es/contacto',
      reservation: '/es/reservacion',
      careers: '/es/empleo',
      auth: '/es/acceso',
      dashboard: '/es/panel',
    },
  },
} as const satisfies Record<string, LanguageFacts>

type LanguageFacts = {
  name: string
  locale: string
  paths: Record<NamedPage, string>
}

/** The pages that code leads to by name, as a router does by that of a route. */
export type NamedPage = 'home' | 'contact' | 'reservation' | 'careers' | 'auth' | 'dashboard'

export type Language = keyof typeof languageFacts

/** The site's first language: its paths have no prefix, and a document that names no language is in it [LANG-1]. */
export const mainLanguage: Language = 'en'

/** Every language that the code knows. Visitors come to those whose home page is published [LANG-4]. */
export const languages = Object.keys(languageFacts).filter(isLanguage)

/** Whether a value is the code of a language of the site, such as "es". */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languageFacts, value)
}

/** The language's name in itself. */
export function languageName(language: Language): string {
  return languageFacts[language].name
}

/** The BCP 47 tag by which Intl writes dates and numbers. */
export function localeOf(language: Language): string {
  return languageFacts[language].locale
}

/** The path of a named page in a language. */
export function pathTo(page: NamedPage, language: Language): string {
  return languageFacts[language].paths[page]
}

/** The language of the page at a path, by the path's first part. "/es.html" is the file of a home page. */
export function languageOf(pathname: string): Language {
  const [, first] = pathname.split(/[/.]/)
  return isLanguage(first) ? first : mainLanguage
}

/** The named page at a path in whichever language, or null. */
export function namedPageAt(pathname: string): NamedPage | null {
  const paths: Record<NamedPage, string> = languageFacts[languageOf(pathname)].paths
  return namedPages.find((page) => paths[page] === pathname) ?? null
}

const namedPages = [
  'home',
  'contact',
  'reservation',
  'careers',
  'auth',
  'dashboard',
] as const satisfies NamedPage[]
