import {type ContentSourceMap, resolveEditInfo, walkMap} from '@sanity/client/csm'
import {createDataAttribute} from '@sanity/visual-editing/create-data-attribute'

import {formatPhone} from '#domain/contact/phone.ts'
import {contentLake, studioOrigin} from '#src/content/environment.ts'

import {isUsedByCode, isShownUnmarked} from './text-fields.ts'
import {type UnmarkedText, pricesAndPassengers} from './unmarked-texts.ts'

type Path = Parameters<typeof resolveEditInfo>[0]['resultPath']

/**
 * Marks each text with the field that it came from: invisible characters at its end hold a number in a list of
 * fields. A mark travels with its text through every component, and element-labels.ts removes it from the page
 * before it is painted. What the page computes with gets no mark.
 */
export class FieldMarks {
  readonly #fields: string[] = []
  readonly #numbers = new Map<string, number>()
  readonly #unmarked = new Map<string, UnmarkedText[]>()

  /** The result with a mark in each text. What cannot carry one is remembered by what it says. */
  mark(result: unknown, sourceMap: ContentSourceMap, name: string): unknown {
    const fieldOf = (resultPath: Path) => fieldAttribute(sourceMap, resultPath)
    const unmarked: UnmarkedText[] = pricesAndPassengers(name, result, fieldOf)
    const marked = walkMap(result, (value, path) => {
      const field = typeof value === 'string' && value.trim() !== '' && fieldOf(path)
      if (typeof value !== 'string' || !field) return value
      if (isShownUnmarked(path)) unmarked.push({text: formatPhone(value) ?? value, field, near: []})
      return isUsedByCode(path, value) ? value : value + this.#markOf(field)
    })
    this.#unmarked.set(name, unmarked)
    return marked
  }

  /** The field of the last mark in a text. */
  fieldOf(text: string): string | null {
    const digits = text.match(marks)?.at(-1)
    return digits ? (this.#fields[numberOf(digits)] ?? null) : null
  }

  /** The fields that a text without a mark can come from: numbers, and texts that the page computes with. */
  unmarkedTexts(text: string): UnmarkedText[] {
    return [...this.#unmarked.values()].flat().filter((one) => one.text === text)
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

// A preview is begun by a Studio, so there is one.
const studioUrl = studioOrigin ?? ''

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
/** The same in a URL, where "Apply Now" puts the title of a job. */
const encodedMarks = /(?:%F3%A0%80%B\d)+%F3%A0%81%BF/gi

function numberOf(mark: string): number {
  const digits = Array.from(mark, (digit) => (digit.codePointAt(0) ?? zero) - zero)
  return Number(digits.slice(0, -1).join(''))
}
