/** Whether a value from the content lake is a time in minutes that a page may show. */
export function isMinutes(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1000
}
