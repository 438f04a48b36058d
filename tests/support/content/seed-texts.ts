import {isRecord} from '../../../domain/is-record.ts'

/** What visitors read: every string except keys, types, links and other choices of the form. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isRecord(value)) return []
  if (value['_type'] === 'block') return [textsIn(value['children']).join('')]
  return Object.entries(value)
    .filter(([name]) => !silent.has(name) && !name.startsWith('_'))
    .flatMap(([, field]) => textsIn(field))
}

const silent = new Set([
  'alt',
  'icon',
  'listItem',
  'markDefs',
  'marks',
  'packageTarget',
  'path',
  'seo',
  'slug',
  'style',
  'surface',
  'target',
])
