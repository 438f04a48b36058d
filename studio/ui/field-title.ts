import type {Path, SchemaType} from 'sanity'

/** "Phone", or "Social links: Address" for a field of an item in a list. */
export function fieldTitle(type: SchemaType | undefined, path: Path): string {
  const titles = titlesAlong(type, path)
  const [first = '', last] = [titles[0], titles.length > 1 ? titles.at(-1) : undefined]
  return last ? `${first}: ${last}` : first
}

/** The titles of the fields on a path. The items of a list are of the first of its types that has the fields which follow. */
function titlesAlong(type: SchemaType | undefined, path: Path): string[] {
  const [step, ...rest] = path
  if (step === undefined) return []
  if (typeof step === 'string') {
    const field = fieldOf(type, step)
    return [field?.title ?? step, ...titlesAlong(field, rest)]
  }
  const members = type && 'of' in type ? (type.of ?? []) : []
  return titlesAlong(members.find((member) => leadsOn(member, rest)) ?? members[0], rest)
}

function leadsOn(type: SchemaType | undefined, [step, ...rest]: Path): boolean {
  if (step === undefined) return true
  if (typeof step === 'string') {
    const field = fieldOf(type, step)
    return field !== undefined && leadsOn(field, rest)
  }
  const members = type && 'of' in type ? (type.of ?? []) : []
  return members.some((member) => leadsOn(member, rest))
}

function fieldOf(type: SchemaType | undefined, name: string): SchemaType | undefined {
  return type && 'fields' in type
    ? type.fields.find((field) => field.name === name)?.type
    : undefined
}
