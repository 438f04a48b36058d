import type {Change} from './change.ts'
import {changedText, quoted} from './changed-text.ts'
import {compareLists} from './compare-lists.ts'
import {isSame, textAt} from './content-shape.ts'

/** What changed in formatted paragraphs: the text if it differs, else the links, else the formatting. */
export function richTextChanges(before: unknown[], after: unknown[]): Change[] {
  const {added, removed, kept, reordered} = compareLists(before, after, keyOf)
  return [
    ...kept.flatMap(([old, now]) => paragraphChange(old, now)),
    ...added.map((block) => ({where: [], what: `paragraph added: ${quoted(textOf(block))}`})),
    ...removed.map((block) => ({where: [], what: `paragraph removed: ${quoted(textOf(block))}`})),
    ...(reordered ? [{where: [], what: 'paragraphs in a new order'}] : []),
  ]
}

function paragraphChange(before: unknown, after: unknown): Change[] {
  if (isSame(before, after)) return []
  const [old, now] = [textOf(before), textOf(after)]
  if (old !== now) return [{where: [], what: changedText(old, now)}]
  const [oldLinks, links] = [linksOf(before), linksOf(after)]
  if (oldLinks !== links) {
    const what = `link in ${quoted(now)}: ${oldLinks || 'none'} → ${links || 'none'}`
    return [{where: [], what}]
  }
  return [{where: [], what: `new formatting of ${quoted(now)}`}]
}

function textOf(block: unknown): string {
  return itemsAt(block, 'children')
    .map((child) => textAt(child, 'text'))
    .join('')
}

function linksOf(block: unknown): string {
  return itemsAt(block, 'markDefs')
    .map((mark) => textAt(mark, 'href'))
    .filter(Boolean)
    .join(', ')
}

function itemsAt(value: unknown, name: string): unknown[] {
  const items: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return Array.isArray(items) ? items : []
}

function keyOf(block: unknown): string {
  return textAt(block, '_key')
}
