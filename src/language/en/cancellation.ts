import {formatHourCount, formatHours} from '#domain/price/duration.ts'
import {words as domain} from '#domain/words/en.ts'

/** Words of the cancellation policy. */
export const words = {
  when: 'When you cancel',
  refund: 'What we return',
  anyTime: 'Any time before',
  orMore: (hours: number) => `${formatHourCount(hours)}+ hours before`,
  under: (hours: number) => `Under ${formatHours(hours, domain)} before`,
  between: (from: number, to: number) =>
    `${formatHourCount(from)}-${formatHourCount(to)} hours before`,
  noShow: 'No-show',
  weather: 'Weather',
  refunds: {
    full: 'Full refund',
    none: 'No refund',
    part: (percent: number) => `${percent}% refund`,
  },
  charges: {
    full: 'Full charge',
    none: 'No charge',
    part: (percent: number) => `${percent}% charge`,
  },
}
