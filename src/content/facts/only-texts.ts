/**
 * The same fields with null where a named one is no text: the compiler only knows what the schema promises,
 * and a text of another type would end the part of the page that shows it.
 */
export function onlyTexts<Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  names: readonly Name[],
): Fields {
  const wrong = names.filter((name) => fields[name] !== null && typeof fields[name] !== 'string')
  if (wrong.length === 0) return fields
  return Object.assign({...fields}, Object.fromEntries(wrong.map((name) => [name, null])))
}
