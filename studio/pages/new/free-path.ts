import {pathProblem} from '../../../domain/routes.ts'
import {pageTypes} from '../../schema/page-types.ts'
import {pathFromTitle} from '../../validation/links/page-path.ts'

/** The paths that pages have, published or begun. */
export const takenPaths = {
  query: '*[_type in $types && defined(path)].path',
  params: {types: pageTypes},
}

/**
 * The path that a new page gets from its title, with a number at its end where another page or the site itself has
 * it; empty where the title has no letters.
 */
export function freePath(title: string, taken: unknown[]): string {
  const wanted = pathFromTitle(title)
  if (!wanted) return ''
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.includes(path) && pathProblem(path) !== 'reserved') return path
  }
}
