/** Where one opening stands alone: the address to share. */
export function jobPath(slug: string): string {
  return `/careers?job=${encodeURIComponent(slug)}`
}
