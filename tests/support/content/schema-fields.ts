import {isRecord} from '../../../domain/is-record.ts'

/** The fields of an extracted schema as "type.field.field", with "[]" for the items of a list. */
export function fieldsOf(schema: unknown): string[] {
  const types = Array.isArray(schema) ? schema.filter(isRecord) : []
  return types.flatMap((type) =>
    fieldsIn(String(type['name']), type['type'] === 'document' ? type : type['value']),
  )
}

function fieldsIn(place: string, value: unknown): string[] {
  if (!isRecord(value)) return []
  if (value['type'] === 'array') return fieldsIn(`${place}[]`, value['of'])
  if (Array.isArray(value['of'])) return value['of'].flatMap((each) => fieldsIn(place, each))
  const attributes = isRecord(value['attributes']) ? value['attributes'] : {}
  return Object.entries(attributes).flatMap(([name, attribute]) => {
    if (name.startsWith('_') || !isRecord(attribute)) return []
    const field = `${place}.${name}`
    return [field, ...fieldsIn(field, attribute['value'])]
  })
}
