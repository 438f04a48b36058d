import {words as domain} from '#domain/words/es.ts'

import type {words as english} from '../en/rate-sheet.ts'

export const words: typeof english = {
  print: 'Imprimir',
  ratesOf: (day) => `Tarifas vigentes al ${day}`,
  car: 'Auto',
  askForQuote: 'Pida cotización',
  reserve: 'Reserve por teléfono',
  officeHours: (hours) => `Horario de oficina: ${hours}`,
  conditions: 'Condiciones',
  ifYouCancel: 'Si cancela',
  beforePickUp: (when) => `${when} antes de la recogida`,
  before: (when) => `${when} antes`,
  minimum: (hours) => `Mínimo: ${hours}.`,
  bookAhead: (hours) => `Reserve con al menos ${hours} de anticipación.`,
  borders: (hours) => `A ${domain.or(hours)} horas exactas se les aplica la tarifa más baja.`,
}
