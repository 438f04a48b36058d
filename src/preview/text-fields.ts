type Path = readonly (string | number | object)[]

/** Fields that the page computes with: paths and URLs, ids, icons, choices, dates. */
const usedByCode = new Set(
  `closes current extension firstDay href icon kind lastDay lastUpdated listItem opens path seo slug source style surface
  target url vehicleIds whatsappPhone`.split(/\s+/),
)

/** Fields that code uses, for a link or a placeholder, and that visitors read as well. */
const shownToo = new Set([
  'address',
  'careersEmail',
  'code',
  'company',
  'contactEmail',
  'county',
  'email',
])
const phones = new Set(['phone', 'emergencyPhone', 'contactPhone'])

/** Whether code uses a text, so that it must not carry a mark. */
export function isUsedByCode(path: Path, value: string): boolean {
  const names = path.filter((segment) => typeof segment === 'string')
  const field = names.at(-1) ?? ''
  return (
    isShownUnmarked(path) ||
    names.some((name) => usedByCode.has(name)) ||
    /^_|(?:Id|Url|Href|On|From|Until|At)$/.test(field) ||
    /^\d{4}-\d{2}-\d{2}/.test(value)
  )
}

/** Whether visitors read a text that carries no mark; it is found on the page by what it says. */
export function isShownUnmarked(path: Path): boolean {
  const field = path.at(-1)
  return typeof field === 'string' && (shownToo.has(field) || phones.has(field))
}
