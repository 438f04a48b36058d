import {type ContentSourceMap, resolveEditInfo, walkMap} from '@sanity/client/csm'
import {createDataAttribute} from '@sanity/visual-editing/create-data-attribute'

import {formatPhone} from '#domain/phone.ts'
import {contentLake, studioUrl} from '#src/content/environment.ts'

import {type Fact, pricesAndPassengers} from './facts.ts'
import {isLogic, isSubject} from './text-fields.ts'

type Path = Parameters<typeof resolveEditInfo>[0]['resultPath']

/**
 * Notes in each text which field it came from, by invisible characters at its end that count through a list
 * of fields. They travel with the text through every component; element-labels.ts takes them away from the
 * page again before it is painted. What the page computes with stays clean.
 */
export class FieldMarks {
  readonly #fields: string[] = []
  readonly #numbers = new Map<string, number>()
  readonly #facts = new Map<string, Fact[]>()

  /** The result with a mark in each text; facts of the same content are known by what they say. */
  mark(result: unknown, sourceMap: ContentSourceMap, name: string): unknown {
    const fieldOf = (resultPath: Path) => fieldAttribute(sourceMap, resultPath)
    const facts: Fact[] = pricesAndPassengers(name, result, fieldOf)
    const marked = walkMap(result, (value, path) => {
      const field = typeof value === 'string' && value.trim() !== '' && fieldOf(path)
      if (typeof value !== 'string' || !field) return value
      if (isSubject(path)) facts.push({text: formatPhone(value) ?? value, field, near: []})
      return isLogic(path, value) ? value : value + this.#markOf(field)
    })
    this.#facts.set(name, facts)
    return marked
  }

  /** The field of the last mark in a text. */
  fieldOf(text: string): string | null {
    const digits = text.match(marks)?.at(-1)
    return digits ? (this.#fields[numberOf(digits)] ?? null) : null
  }

  /** What is shown without a mark: numbers, and texts that the page computes with. */
  factsOf(text: string): Fact[] {
    return [...this.#facts.values()].flat().filter((fact) => fact.text === text)
  }

  #markOf(field: string): string {
    const number = this.#numbers.get(field) ?? this.#fields.push(field) - 1
    this.#numbers.set(field, number)
    const digits = Array.from(String(number), (digit) => zero + Number(digit))
    return String.fromCodePoint(...digits, end)
  }
}

/** The text as visitors read it. */
export function withoutMarks(text: string): string {
  return text.replace(marks, '').replace(encodedMarks, '')
}

/** Where a click leads, in the form that the overlays read. */
export function editAttribute(document: {id: string; type: string; path: string}): string {
  return createDataAttribute({...studio, ...document}).toString()
}

const studio = {
  baseUrl: studioUrl,
  tool: 'presentation',
  projectId: contentLake.projectId,
  dataset: contentLake.dataset,
}

function fieldAttribute(resultSourceMap: ContentSourceMap, resultPath: Path): string | null {
  const info = resolveEditInfo({resultSourceMap, resultPath, studioUrl})
  if (!info) return null
  const id = info.id.replace(/^drafts\.|^versions\.[^.]+\./, '')
  const path = typeof info.path === 'string' ? info.path : info.path.map(studioSegment)
  return createDataAttribute({...studio, id, type: info.type, path}).toString()
}

function studioSegment(segment: string | number | {_key: string}) {
  return typeof segment === 'object' ? {_key: segment._key} : segment
}

// The digits of Unicode's tag characters: nothing else uses them, no font draws them.
const zero = 0xe0030
const end = 0xe007f
const marks = /[\u{e0030}-\u{e0039}]+\u{e007f}/gu
/** The same in an address, where "Apply Now" puts the title of a job. */
const encodedMarks = /(?:%F3%A0%80%B\d)+%F3%A0%81%BF/gi

function numberOf(mark: string): number {
  const digits = Array.from(mark, (digit) => (digit.codePointAt(0) ?? zero) - zero)
  return Number(digits.slice(0, -1).join(''))
}
