/**
 * The same fields, with null where one of `names` is not a text. The types only say what the schema promises, and
 * content of another type would make the section that renders it fail.
 */
export function nullUnlessText<Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  names: readonly Name[],
): Fields {
  const wrong = names.filter((name) => fields[name] !== null && typeof fields[name] !== 'string')
  if (wrong.length === 0) return fields
  return Object.assign({...fields}, Object.fromEntries(wrong.map((name) => [name, null])))
}
