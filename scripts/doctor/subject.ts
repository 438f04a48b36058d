import {type Environment, readEnvironment} from '../../environment.ts'
import {checkDocuments, type DocumentReport} from '../content-check/check-documents.ts'
import {contentOfDataset} from '../content-check/read-content.ts'
import {studioRules} from '../content-check/studio-rules.ts'
import type {Problem} from '../dataset/content-lake-problem.ts'

type Variables = Record<string, string | undefined>

/** What the checks look at. */
export type Subject = {
  variables: Variables
  environment: Environment
  /** What the Studio's rules say of the dataset; null when it cannot be read. Rejects where the check itself fails. */
  content: () => Promise<DocumentReport[] | null>
}

/**
 * One thing that can be wrong with an environment. Null when it cannot be checked: another check reports why. A
 * text is worth knowing and nothing wrong.
 */
export type Check = (subject: Subject) => Promise<Problem[] | null> | Problem[] | string

/** Throws for a port that is not a port number. */
export function subjectOf(variables: Variables): Subject {
  const environment = readEnvironment(variables)
  let reports: Promise<DocumentReport[] | null> | undefined
  return {
    variables,
    environment,
    content: () => (reports ??= readReports(environment)),
  }
}

async function readReports({contentLake}: Environment): Promise<DocumentReport[] | null> {
  const content = await contentOfDataset(contentLake).catch(() => null)
  return content && checkDocuments({...content, rules: await studioRules()})
}
