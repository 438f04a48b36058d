/** "1 hour", "2 hours", "? hours" while the number is missing. English alone. */
export function counted(count: number | '?', noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`
}
