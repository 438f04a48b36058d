export type LabelledLink = {label: string; href: string}

/**
 * The links of a list that staff wrote, without those that have no text or lead nowhere; `resolve` fills in placeholders
 * (`usePlaceholders`), `hrefOf` says where a link leads (`useLinkHref`).
 */
export function completeLinks(
  links: unknown,
  resolve: (text: string) => string | null,
  hrefOf: (href: unknown) => string | null,
): LabelledLink[] {
  if (!Array.isArray(links)) return []
  return links.flatMap((link: unknown) => {
    if (typeof link !== 'object' || link === null) return []
    const label =
      'label' in link && typeof link.label === 'string' ? resolve(link.label)?.trim() : null
    const href = 'href' in link ? hrefOf(link.href) : null
    return label && href ? [{label, href}] : []
  })
}
