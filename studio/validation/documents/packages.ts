import type {Path} from 'sanity'

import {isRecord} from '../../../domain/is-record.ts'
import {listOf, textAt} from '../../content/content-value.ts'

/** Warns at each package that is marked as the most popular beside another, which it names: the site marks them all. */
export function oneIsMostPopular(packages: unknown): {message: string; path: Path}[] {
  const marked = listOf(packages).filter((each) => isRecord(each) && each['mostPopular'] === true)
  return marked.flatMap((each) => {
    const other = marked.find((candidate) => candidate !== each)
    if (!other) return []
    const message = `"${textAt(other, 'name')}" has this mark as well. Only one package can be the most popular.`
    return [{message, path: [{_key: textAt(each, '_key')}, 'mostPopular']}]
  })
}
