import {itemsOf} from '../query/items-of.ts'

/** A link as the content lake has it. */
export type StoredLink = {label?: string | null; href?: string | null} | null | undefined

/** A link that can be shown: it has a text and leads somewhere. */
export type LabeledLink = {label: string; href: string}

/**
 * The links of a list that staff wrote, without those that have no text or lead nowhere; `resolve` fills in placeholders
 * (`usePlaceholders`), `hrefOf` says where a link leads.
 */
export function completeLinks(
  links: readonly StoredLink[] | null | undefined,
  resolve: (text: string | null | undefined) => string | null,
  hrefOf: (href: unknown) => string | null,
): LabeledLink[] {
  return itemsOf(links).flatMap(({label, href}) => {
    const text = resolve(label)?.trim()
    const to = hrefOf(href)
    return text && to ? [{label: text, href: to}] : []
  })
}
