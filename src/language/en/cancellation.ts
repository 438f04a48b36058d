/** Words of the cancellation policy. */
export const words = {
  when: 'When you cancel',
  refund: 'What we return',
  anyTime: 'Any time before',
  orMore: (hours: number) => `${hours}+ hours before`,
  under: (hours: number) => `Under ${hours} hours before`,
  between: (from: number, to: number) => `${from}-${to} hours before`,
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
