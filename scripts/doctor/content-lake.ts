import {contentFilter, contentLakeClient, datasetName} from '../dataset/content-lake-client.ts'
import {contentLakeProblem, type Problem} from '../dataset/content-lake-problem.ts'
import type {Subject} from './subject.ts'

/** Visitors can read the dataset, there is something in it, and the token is one of its project. */
export async function checkContentLake({environment: {contentLake}}: Subject): Promise<Problem[]> {
  const count = (token: string | undefined) =>
    contentLakeClient({...contentLake, token}).fetch<number>(`count(*[${contentFilter}])`)
  try {
    const forVisitors = await count(undefined)
    // A token that is wrong is refused even where everybody may read.
    const withToken = contentLake.token ? await count(contentLake.token) : 0
    if (forVisitors > 0) return []
    if (withToken > 0) {
      return [
        {
          problem: `Visitors cannot read ${datasetName(contentLake)}: it is private.`,
          fix: 'Make it public (sanity.io/manage, Datasets).',
        },
      ]
    }
    return [
      {
        problem: `Visitors find nothing in ${datasetName(contentLake)}.`,
        fix: 'Load the first content with "npm run seed". If it holds content already, the dataset is private: make it public.',
      },
    ]
  } catch (error) {
    return [contentLakeProblem(error, contentLake)]
  }
}
