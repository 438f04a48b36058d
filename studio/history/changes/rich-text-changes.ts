import {isRecord} from '../../../domain/is-record.ts'
import {changedText, quoted} from '../../content/changed-text.ts'
import {isSame, listOf, textAt} from '../../content/content-value.ts'
import {type NameOf, describeTarget} from '../../content/describe-value.ts'
import type {Change} from './change.ts'
import {compareLists} from './compare-lists.ts'

/** What changed in formatted paragraphs: the text if it differs, else the links, else the formatting. */
export function richTextChanges(before: unknown[], after: unknown[], nameOf: NameOf): Change[] {
  const {added, removed, kept, reordered} = compareLists(before, after, keyOf)
  return [
    ...kept.flatMap(([old, now]) => paragraphChange(old, now, nameOf)),
    ...added.map((block) => ({where: [], what: `paragraph added: ${quoted(textOf(block))}`})),
    ...removed.map((block) => ({where: [], what: `paragraph removed: ${quoted(textOf(block))}`})),
    ...(reordered ? [{where: [], what: 'paragraphs in a new order'}] : []),
  ]
}

function paragraphChange(before: unknown, after: unknown, nameOf: NameOf): Change[] {
  if (isSame(before, after)) return []
  const [old, now] = [textOf(before), textOf(after)]
  if (old !== now) return [{where: [], what: changedText(old, now)}]
  const [oldLinks, links] = [linksOf(before, nameOf), linksOf(after, nameOf)]
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

function linksOf(block: unknown, nameOf: NameOf): string {
  return itemsAt(block, 'markDefs')
    .filter(isRecord)
    .map((mark) => describeTarget(mark['target'], nameOf))
    .join(', ')
}

function itemsAt(value: unknown, name: string): unknown[] {
  return listOf(isRecord(value) ? value[name] : undefined)
}

function keyOf(block: unknown): string {
  return textAt(block, '_key')
}
