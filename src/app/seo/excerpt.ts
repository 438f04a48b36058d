/** The beginning of a text on one line, cut between words where search engines would cut it. */
export function excerpt(text: string, longest = 155): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const end = line.lastIndexOf(' ', longest - 1)
  return `${line.slice(0, end > 0 ? end : longest - 1).replace(/[,;:.]$/, '')}…`
}
