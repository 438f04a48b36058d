import {type Language, languageOf} from '../../../domain/language.ts'

/** Pages of which the office writes the texts, each with its translation. */
export const translatedRoutes = [
  {english: '/', spanish: '/es'},
  {english: '/contact', spanish: '/es/contacto'},
  {english: '/reservation', spanish: '/es/reservacion'},
  {english: '/services/airport-transfers', spanish: '/es/servicios/traslados-aeropuerto'},
  {english: '/services/corporate-travel', spanish: '/es/servicios/viajes-corporativos'},
  {english: '/services/special-events', spanish: '/es/servicios/eventos-especiales'},
  {english: '/services/hourly-service', spanish: '/es/servicios/servicio-por-hora'},
  {english: '/privacy-policy', spanish: '/es/politica-de-privacidad'},
  {english: '/terms-of-service', spanish: '/es/terminos-del-servicio'},
  {english: '/careers', spanish: '/es/empleo'},
  {english: '/airports/mia', spanish: '/es/aeropuertos/mia'},
  {english: '/ports/port-everglades', spanish: '/es/puertos/port-everglades'},
  {english: '/rate-sheet', spanish: '/es/tarifas'},
]

export const contentRoutes = [
  ...translatedRoutes.map(({english}) => english),
  ...translatedRoutes.map(({spanish}) => spanish),
]

export function contentRoutesIn(language: Language): string[] {
  return contentRoutes.filter((route) => languageOf(route) === language)
}

/** Forms, legal texts and the rate sheet. */
export const routesWithoutPictures = translatedRoutes
  .filter(({english}) =>
    ['/contact', '/reservation', '/privacy-policy', '/terms-of-service', '/rate-sheet'].includes(
      english,
    ),
  )
  .flatMap(({english, spanish}) => [english, spanish])

/** From the same pattern, with other facts. */
export const furtherDestinations = [
  {english: '/airports/fll', spanish: '/es/aeropuertos/fll'},
  {english: '/airports/opf', spanish: '/es/aeropuertos/opf'},
  {english: '/airports/pbi', spanish: '/es/aeropuertos/pbi'},
  {english: '/airports/tmb', spanish: '/es/aeropuertos/tmb'},
  {english: '/ports/portmiami', spanish: '/es/puertos/portmiami'},
]

export const furtherDestinationRoutes = furtherDestinations.flatMap(({english, spanish}) => [
  english,
  spanish,
])

/** Pages of which the code holds the texts. The embed test is for developers, in English alone. */
export const codeRoutes = ['/auth', '/es/acceso', '/embed-test']

export const publicRoutes = [...contentRoutes, ...codeRoutes]
