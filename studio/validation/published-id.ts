/** The id of a document without the prefix of its draft. As Sanity's own function, which rules outside the Studio lack. */
export function publishedId(id: string): string {
  return id.replace(/^drafts\./, '')
}
