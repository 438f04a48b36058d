import {type Language, languageOf} from '../../../domain/language.ts'

/** Pages of which the office writes the texts, in English. */
const englishRoutes = [
  '/',
  '/contact',
  '/reservation',
  '/services/airport-transfers',
  '/services/corporate-travel',
  '/services/special-events',
  '/services/hourly-service',
  '/privacy-policy',
  '/terms-of-service',
  '/careers',
  '/airports/mia',
  '/ports/port-everglades',
  '/rate-sheet',
]

/** The same pages in Spanish, in the same order. */
const spanishRoutes = [
  '/es',
  '/es/contacto',
  '/es/reservacion',
  '/es/servicios/traslados-aeropuerto',
  '/es/servicios/viajes-corporativos',
  '/es/servicios/eventos-especiales',
  '/es/servicios/servicio-por-hora',
  '/es/politica-de-privacidad',
  '/es/terminos-del-servicio',
  '/es/empleo',
  '/es/aeropuertos/mia',
  '/es/puertos/port-everglades',
  '/es/tarifas',
]

export const contentRoutes = [...englishRoutes, ...spanishRoutes]

/** Each page with its translation. */
export const translatedRoutes = englishRoutes.map((english, index) => ({
  english,
  spanish: spanishRoutes[index] ?? '',
}))

export function contentRoutesIn(language: Language): string[] {
  return contentRoutes.filter((route) => languageOf(route) === language)
}

/** From the same pattern, with other facts. */
export const furtherDestinationRoutes = [
  '/airports/fll',
  '/airports/opf',
  '/airports/pbi',
  '/airports/tmb',
  '/ports/portmiami',
  '/es/aeropuertos/fll',
  '/es/aeropuertos/opf',
  '/es/aeropuertos/pbi',
  '/es/aeropuertos/tmb',
  '/es/puertos/portmiami',
]

/** Pages of which the code holds the texts. The embed test is for developers, in English alone. */
export const codeRoutes = ['/auth', '/es/acceso', '/embed-test']

export const publicRoutes = [...contentRoutes, ...codeRoutes]
