import {formatHourCount, formatHours} from '#domain/price/duration.ts'
import {words as domain} from '#domain/words/es.ts'

import type {words as english} from '../en/cancellation.ts'

export const words: typeof english = {
  when: 'Si cancela',
  refund: 'Qué devolvemos',
  anyTime: 'En cualquier momento antes de la recogida',
  orMore: (hours) => `${formatHours(hours, domain)} o más antes`,
  under: (hours) => `Menos de ${formatHours(hours, domain)} antes`,
  between: (from, to) => `De ${formatHourCount(from)} a ${formatHours(to, domain)} antes`,
  noShow: 'Si ningún pasajero se presenta',
  weather: 'Mal tiempo',
  refunds: {
    full: 'Reembolso completo',
    none: 'Sin reembolso',
    part: (percent) => `Reembolso del ${percent}%`,
  },
  charges: {
    full: 'Se cobra el precio completo',
    none: 'No se cobra nada',
    part: (percent) => `Se cobra el ${percent}%`,
  },
}
