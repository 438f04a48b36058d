import type {Path, SchemaType} from 'sanity'

/** "Phone", or "Social links: Address" for a field of an item in a list. */
export function fieldTitle(type: SchemaType | undefined, path: Path): string {
  const titles: string[] = []
  let at = type
  for (const step of path) {
    if (typeof step === 'string') {
      at = at && 'fields' in at ? at.fields.find(({name}) => name === step)?.type : undefined
      titles.push(at?.title ?? step)
    } else {
      at = at && 'of' in at ? at.of?.[0] : undefined
    }
  }
  const [first = '', last] = [titles[0], titles.length > 1 ? titles.at(-1) : undefined]
  return last ? `${first}: ${last}` : first
}
