/** One change: the titles of the fields that lead to it, the outermost first, and what happened there. */
export type Change = {where: string[]; what: string}

export function sentence({where, what}: Change): string {
  return where.length > 0 ? `${where.join(', ')}: ${what}` : upperFirst(what)
}

export function inside(title: string, changes: Change[]): Change[] {
  return changes.map(({where, what}) => ({where: [title, ...where], what}))
}

function upperFirst(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
