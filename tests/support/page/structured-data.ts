export type Thing = Record<string, unknown> & {'@type': string}

/** What a page says to search engines in JSON-LD. */
export function structuredDataOf(html: string): Thing[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  const graph: {'@graph'?: Thing[]} = JSON.parse(json)
  return graph['@graph'] ?? []
}
