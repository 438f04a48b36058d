import {expect, test} from 'vitest'

import {isRecord} from '../../domain/is-record.ts'
import {words as cancellation} from '../../src/language/es/cancellation.ts'
import {catalogTextsOf} from '../support/content/catalog-texts.ts'
import {
  arrayAt,
  byType,
  documentOf,
  nestedIn,
  sectionOf,
  text,
} from '../support/content/seed-documents.ts'
import {seedTextsOf, textsIn} from '../support/content/seed-texts.ts'

/* How catalogs and seed data write what they say, where a later edit could easily write it otherwise. */

test('while a vehicle has no price for a longer booking, no note calls its price the only one [RATES-4]', () => {
  const cards = arrayAt(documentOf('rates'), 'rateCards').filter(isRecord)
  const vehicles = cards.map((card) =>
    arrayAt(card, 'prices')
      .filter(isRecord)
      .map(({vehicle}) => text(vehicle, '_ref')),
  )
  const lacking = byType('vehicle').filter(({_id}) => vehicles.some((ids) => !ids.includes(_id)))
  expect(lacking.map((vehicle) => text(vehicle, 'shortName')).toSorted()).toEqual([
    'Sprinter',
    'Suburban',
  ])
  for (const id of ['service-hourly-service', 'service-hourly-service-es']) {
    const note = text(sectionOf(id, 'ratesSection'), 'otherVehiclesNote')
    expect(note).toMatch(/ask for a quote|pida una cotización/)
    expect(note).not.toMatch(/single price|precio único/)
  }
})

test('English writes "email" in one way, and apostrophes curved where no rule quotes them straight', () => {
  const texts = [...catalogTextsOf('en'), ...seedTextsOf('en')]
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((line) => /e-mail/i.test(line))).toEqual([])
  expect(texts.filter((line) => /\p{L}'\p{L}/u.test(line))).toEqual([
    "We'll get back to you within {replyTime}.",
  ])
})

test('Spanish has no words that say something else than the English ones', () => {
  const misleading =
    /\bconferencias?\b|juntas directivas|de tamaño completo|autos a su medida|graduación, graduaciones|^Del avión al puente|^Seguridad para dirigir|ciudades en $|^Cerrado|^Cuándo cancela|nadie se presenta|\bde directorio|\banuncio|(proveedor|empresas) de alojamiento(?! web)/
  const texts = [...catalogTextsOf('es'), ...seedTextsOf('es')]
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((line) => misleading.test(line))).toEqual([])
  const terms = sectionOf('legal-terms-of-service-es', 'cancellationSection')
  expect(text(terms, 'whenLabel')).toBe(cancellation.when)
})

test('in Spanish the prices of the fleet and of the hourly service name their currency', () => {
  for (const lead of [
    sectionOf('page-home-es', 'fleetSection')['lead'],
    sectionOf('service-hourly-service-es', 'ratesSection')['lead'],
  ]) {
    expect(lead).toMatch(/en dólares estadounidenses/i)
  }
})

test('the legal texts say in both languages which version governs, and what leaves an error report', () => {
  const saidIn = (id: string) => textsIn(documentOf(id)).join('\n')
  expect(saidIn('legal-terms-of-service-es')).toContain(
    'la versión de estos términos vigente cuando usted reserva',
  )
  expect(saidIn('legal-privacy-policy')).toContain('the search words in web addresses')
  expect(saidIn('legal-privacy-policy-es')).toContain(
    'las palabras de búsqueda que figuren en direcciones web',
  )
})

test('what a port demands is written as a demand [PLACES-3]', () => {
  const facts = nestedIn(byType('destination')).filter(
    (value) => text(value, '_key') === 'identification',
  )
  expect(facts.map((fact) => text(fact, 'text'))).toEqual([
    expect.stringContaining('must show proper identification'),
  ])
})
