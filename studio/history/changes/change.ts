/** One change: where, from the outside to the inside, and what. */
export type Change = {where: string[]; what: string}

export function sentence({where, what}: Change): string {
  return where.length > 0 ? `${where.join(', ')}: ${what}` : upperFirst(what)
}

export function inside(place: string, changes: Change[]): Change[] {
  return changes.map(({where, what}) => ({where: [place, ...where], what}))
}

function upperFirst(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
