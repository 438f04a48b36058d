/** The lines of a calendar file or contact card (RFC 5545, RFC 2426), folded and ended as both ask for. */
export function contentLines(lines: string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Escapes the value of a property. */
export function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** A line has at most 75 bytes; it goes on in a line that begins with a space. No character is cut in two. */
function folded(line: string): string {
  let result = ''
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > 75) {
      result += '\r\n '
      bytes = 1
    }
    result += character
    bytes += size
  }
  return result
}
