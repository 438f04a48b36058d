import {addressProblem} from '../../../domain/routes.ts'
import {pageTypes} from '../../schema/page-types.ts'
import {addressFromTitle} from '../../validation/links/page-address.ts'

/** The paths at which pages stand, published or begun. */
export const takenPaths = {
  query: '*[_type in $types && defined(path)].path',
  params: {types: pageTypes},
}

/**
 * The address that a new page gets from its title, with a number at its end where another page or the site itself has
 * it; empty where the title has no letters.
 */
export function freeAddress(title: string, taken: unknown[]): string {
  const wanted = addressFromTitle(title)
  if (!wanted) return ''
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.includes(path) && addressProblem(path) !== 'reserved') return path
  }
}
