import {isRecord} from '../../../domain/is-record.ts'
import {
  hasUnpairedBrace,
  placeholderNames,
  unknownPlaceholder,
} from '../../../domain/placeholders.ts'
import type {ValidationResult} from '../validation-result.ts'

/** Refuses a `{word}` that the site cannot fill in, and a brace without its partner. */
export function knownPlaceholders(text: string | undefined): ValidationResult {
  if (!text) return true
  const unknown = unknownPlaceholder(text)
  if (unknown) return `The site cannot fill in "${unknown}". It knows ${listOfPlaceholders}.`
  return (
    !hasUnpairedBrace(text) || `A "{" or "}" stands alone. The site fills in ${listOfPlaceholders}.`
  )
}

/** For a text that the site shows as it is, such as a name: it fills in nothing there. */
export function noPlaceholders(text: string | undefined): ValidationResult {
  return !text || !/[{}]/.test(text) || 'The site fills in no placeholder here. Write the words.'
}

const listOfPlaceholders = placeholderNames.map((name) => `{${name}}`).join(' ')

/** The same for formatted text: an array of blocks that hold spans. */
export function knownPlaceholdersInBlocks(blocks: unknown[] | undefined): ValidationResult {
  for (const spans of blocks?.map(spanTexts) ?? []) {
    const result = knownPlaceholders(spans.join(''))
    if (result !== true) return result
    // The site fills in each span by itself.
    if (spans.some(hasUnpairedBrace)) return splitPlaceholder
  }
  return true
}

const splitPlaceholder =
  'Part of a placeholder is formatted differently from the rest, so the site cannot fill it in. Select it with its braces and format it as a whole.'

function spanTexts(block: unknown): string[] {
  if (!hasChildren(block)) return []
  return block.children.map((child) => (hasText(child) ? child.text : ''))
}

function hasChildren(block: unknown): block is {children: unknown[]} {
  return isRecord(block) && Array.isArray(block['children'])
}

function hasText(child: unknown): child is {text: string} {
  return isRecord(child) && typeof child['text'] === 'string'
}
