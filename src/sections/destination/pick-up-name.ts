/** "Miami International (MIA)" */
export function pickUpName(
  destination: {name: string | null; code: string | null} | null,
): string | null {
  const {name, code} = destination ?? {}
  return name ? [name, code && `(${code})`].filter(Boolean).join(' ') : null
}
