import Papa from 'papaparse'

/** Lines of cells, the first of which names the columns. */
export type Table = string[][]

/** For the clipboard: spreadsheets paste it cell by cell. */
export function tabSeparated(table: Table): string {
  return Papa.unparse(table, {...asText, delimiter: '\t', newline: '\n'})
}

/** For a file. Excel takes it for UTF-8 only if it starts with a byte order mark. */
export function commaSeparated(table: Table): string {
  return Papa.BYTE_ORDER_MARK + Papa.unparse(table, {...asText, newline: '\r\n'})
}

/**
 * Keeps a spreadsheet from reading the name of a vehicle as a formula, by the apostrophe that OWASP recommends. A name
 * that begins with an apostrophe gets a second one, so that it keeps its own. In many countries a spreadsheet separates
 * cells at semicolons, so what holds one stands in quotes as well.
 */
const asText = {
  escapeFormulae: /^['=+\-@\t\r\n]/,
  quotes: (cell: unknown) => typeof cell === 'string' && cell.includes(';'),
}

/** The cells of a copied or saved table, whichever separator it has. */
export function parseTable(text: string): Table {
  return Papa.parse<string[]>(text.replace(/[\r\n]+$/, '')).data.map((cells) =>
    cells.map((cell) => cell.replace(/^'(?=['=+\-@\s])/, '').trim()),
  )
}

/** The text of a file in one of the encodings in which Excel saves tables; null for a workbook. */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0x50 && second === 0x4b) return null
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
