import {isRecord} from '../../domain/is-record.ts'
import type {StudioRules} from './studio-rules.ts'

type Path = readonly unknown[]

/** A place in a document in the words of the Studio's form: "Rates by duration 1 › Prices 2 › Price". */
export function fieldNames(rules: StudioRules, document: {_type: string}, path: Path): string {
  const names: string[] = []
  let type: unknown = rules.get(document._type)
  let value: unknown = document
  for (const segment of path) {
    if (typeof segment === 'string') {
      const fields = listAt(type, 'fields')
      type = memberAt(
        fields.find((field) => memberAt(field, 'name') === segment),
        'type',
      )
      names.push(titleOf(type) ?? segment)
      value = memberAt(value, segment)
    } else {
      const index = indexOf(value, segment)
      value = Array.isArray(value) ? value[index] : undefined
      names.push(`${names.pop() ?? ''} ${index + 1}`.trim())
      const kinds = listAt(type, 'of')
      const kind = memberAt(value, '_type')
      type = kinds.find((candidate) => memberAt(candidate, 'name') === kind) ?? kinds[0]
      if (kinds.length > 1) names.push(titleOf(type) ?? String(index + 1))
    }
  }
  return names.join(' › ')
}

function indexOf(list: unknown, segment: unknown): number {
  if (typeof segment === 'number') return segment
  const key = memberAt(segment, '_key')
  return Array.isArray(list) ? list.findIndex((item) => memberAt(item, '_key') === key) : -1
}

function titleOf(type: unknown): string | undefined {
  const title = memberAt(type, 'title')
  return typeof title === 'string' ? title : undefined
}

function listAt(value: unknown, name: string): unknown[] {
  const list = memberAt(value, name)
  return Array.isArray(list) ? list : []
}

function memberAt(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined
}
