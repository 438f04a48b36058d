/** The beginning of a text on one line, cut between words where search engines would cut it. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  const end = line.lastIndexOf(' ', maxLength - 1)
  return `${line.slice(0, end > 0 ? end : maxLength - 1).replace(/[,;:.]$/, '')}…`
}

const maxLength = 155
