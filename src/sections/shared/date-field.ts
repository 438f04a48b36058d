/** Whether the year of a day is whole: a browser gives 0002 as soon as the first digit of 2026 is typed. */
export function isYearTyped(day: string): boolean {
  return day >= '1000'
}

/** The `max` of a date field. Without one, browsers let a fifth digit of the year be typed. */
export const maxDate = '9999-12-31'
