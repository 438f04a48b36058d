/**
 * What code knows of each language: its name for itself, how dates and numbers are written in it, and where the pages
 * stand that code leads to. All other addresses are content. The first language stands at addresses without a prefix.
 */
const known = {
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
  paths: Record<KnownPage, string>
}

/** The pages that code leads to. */
export type KnownPage = 'home' | 'contact' | 'reservation' | 'careers' | 'auth' | 'dashboard'

export type Language = keyof typeof known

export const mainLanguage: Language = 'en'

export const languages = Object.keys(known).filter(isLanguage)

/** Whether a value is the code of a language of the site, such as "es". */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(known, value)
}

/** The language's name in itself. */
export function nameOf(language: Language): string {
  return known[language].name
}

/** The BCP 47 tag by which Intl writes dates and numbers. */
export function localeOf(language: Language): string {
  return known[language].locale
}

/** Where a page that code leads to stands in a language. */
export function pathTo(page: KnownPage, language: Language): string {
  return known[language].paths[page]
}

/** The language of the page at a path, by the path's first part. */
export function languageOf(pathname: string): Language {
  const [, first] = pathname.split('/')
  return isLanguage(first) ? first : mainLanguage
}

/** The page that code leads to at a path in whichever language, or null. */
export function knownPageAt(pathname: string): KnownPage | null {
  const paths: Record<KnownPage, string> = known[languageOf(pathname)].paths
  return knownPages.find((page) => paths[page] === pathname) ?? null
}

const knownPages = [
  'home',
  'contact',
  'reservation',
  'careers',
  'auth',
  'dashboard',
] as const satisfies KnownPage[]
