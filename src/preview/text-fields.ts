type Path = readonly (string | number | object)[]

/**
 * Fields that name things to the page rather than tell them to visitors: addresses, ids, icons, choices,
 * dates, and what fills tokens.
 */
const logic = new Set(
  `closes current firstDay href icon kind lastDay lastUpdated listItem opens path seo slug style surface
  url`.split(/\s+/),
)

/** Of those that stay without a mark, the ones that visitors read as they stand. */
const subjects = new Set(['address', 'careersEmail', 'code', 'company', 'county', 'email'])
const phones = new Set(['phone', 'emergencyPhone'])

/** Whether the page computes with a text, so that it must stay as it is. */
export function isLogic(path: Path, value: string): boolean {
  const names = path.filter((segment) => typeof segment === 'string')
  const field = names.at(-1) ?? ''
  return (
    isSubject(path) ||
    names.some((name) => logic.has(name)) ||
    /^_|(?:Id|Url|Href|On|From|Until|At)$/.test(field) ||
    /^\d{4}-\d{2}-\d{2}/.test(value)
  )
}

/** Whether a text is found on the page by what it says, since it carries no mark. */
export function isSubject(path: Path): boolean {
  const field = path.at(-1)
  return typeof field === 'string' && (subjects.has(field) || phones.has(field))
}
