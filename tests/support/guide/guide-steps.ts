import {readFileSync} from 'node:fs'

/** A fenced block of a guide that names a file. */
export type GuideStep = {
  language: string
  file: string
  /** The document that a JSON block adds to; empty for a new one. */
  documentId: string
  text: string
}

/** The blocks of a guide that change files, in their order. */
export function guideSteps(guide: string): GuideStep[] {
  const blocks = readFileSync(guide, 'utf8').matchAll(/^```(\w+) (\S+)(?: (\S+))?\n(.*?)^```$/gms)
  return [...blocks].map(([, language = '', file = '', documentId = '', text = '']) => ({
    language,
    file,
    documentId,
    text,
  }))
}

/** The commands of a guide, in their order. */
export function guideCommands(guide: string): string[] {
  const blocks = readFileSync(guide, 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)
  return [...blocks].map(([, commands = '']) => commands)
}

/** A file's text with the lines of a diff block added and removed. Throws where the text has no such lines. */
export function patched(file: string, text: string, diff: string): string {
  return diff.split(/^@@\n/m).reduce((before, hunk) => {
    const lines = hunk.trimEnd().split('\n')
    const side = (sign: string) =>
      lines
        .filter((line) => line.startsWith(' ') || line.startsWith(sign))
        .map((line) => `${line.slice(1)}\n`)
        .join('')
    const old = side('-')
    const [start, end, ...others] = before.split(`\n${old}`)
    if (start === undefined || end === undefined || others.length > 0) {
      throw new Error(
        `The guide counts on these lines in ${file}, exactly once. Bring its block up to date:\n${old}`,
      )
    }
    return `${start}\n${side('+')}${end}`
  }, text)
}

/** A document with the fields of a JSON block; what the block has of a list is added to its end. */
export function extended(document: Record<string, unknown>, fields: Record<string, unknown>) {
  const merged = Object.entries(fields).map(([name, value]) => {
    const before = document[name]
    return [name, Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value]
  })
  return {...document, ...Object.fromEntries(merged)}
}
