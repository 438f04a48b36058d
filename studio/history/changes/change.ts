import type {Path, PathSegment} from 'sanity'

/**
 * One change: the titles of the fields that lead to it, the outermost first, and what happened there. `path` leads to
 * the same place in a form, as far as it is known.
 */
export type Change = {where: string[]; what: string; path?: Path}

export function sentence({where, what}: Change): string {
  return where.length > 0 ? `${where.join(', ')}: ${what}` : upperFirst(what)
}

export function nestedChanges(title: string, changes: Change[], ...step: PathSegment[]): Change[] {
  return changes.map(({where, what, path = []}) => ({
    where: [title, ...where],
    what,
    path: [...step, ...path],
  }))
}

function upperFirst(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
