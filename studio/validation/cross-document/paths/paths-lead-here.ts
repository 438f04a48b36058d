import {getPublishedId} from '@sanity/client/csm'

import {pageTypes} from '../../../schema/page-types.ts'
import {type PublishQuestionResult, publishQuestion} from '../../publish-question.ts'
import {type RuleContext, readPublished} from '../read-published.ts'

/**
 * Asks where another page has a present or former path of this one among its own former paths. A page that was taken off
 * the site has left its paths to another, which keeps them when this one comes back.
 */
export async function pathsLeadHere(
  path: string | undefined,
  context: RuleContext,
): Promise<PublishQuestionResult> {
  const paths = [path, context.document?.['formerPaths']].flat().filter(isText)
  if (paths.length === 0) return true
  const other = await readPublished<{title: string; paths: string[]} | null>(context, query, {
    types: pageTypes,
    paths,
    id: getPublishedId(context.document?._id ?? ''),
  })
  return (
    !other ||
    publishQuestion(
      `The page "${other.title}" has ${other.paths.join(', ')} too, under "Former addresses". Remove there what should lead here. Publish it anyway?`,
    )
  )
}

const query = `*[_type in $types && _id != $id && count(formerPaths[@ in $paths]) > 0] | order(path asc)[0]{
  "title": coalesce(title, _id), "paths": formerPaths[@ in $paths]
}`

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
