import {environment} from '../environment.ts'
import {failWithSentence} from './cli/exit-with-message.ts'
import {lakeFailure} from './cli/lake-failure.ts'
import {checkDocuments, countOf} from './content-check/check-documents.ts'
import {contentOfDataset, contentOfFolder} from './content-check/read-content.ts'
import {reportText} from './content-check/report-text.ts'
import {studioRules} from './content-check/studio-rules.ts'
import {contentLakeAtHand} from './dataset/with-content-lake.ts'

await contentCheck(process.argv[2]).catch(failWithSentence)

/**
 * The Studio's rules over the dataset that the environment names, or over a folder such as seed-data. The
 * exit code is 1 when something published breaks a rule.
 */
async function contentCheck(folder: string | undefined) {
  const {documents, reports} = folder
    ? await check(() => contentOfFolder(folder))
    : await checkDataset()
  console.log(reportText(reports, documents.length))
  if (countOf(reports, 'error') > 0) process.exitCode = 1
}

async function checkDataset() {
  const stopContentLake = await contentLakeAtHand()
  try {
    return await check(() => contentOfDataset(environment.contentLake))
  } catch (error) {
    throw lakeFailure(error, environment.contentLake)
  } finally {
    await stopContentLake()
  }
}

async function check(read: () => ReturnType<typeof contentOfDataset>) {
  const {documents, client} = await read()
  const rules = await studioRules()
  return {documents, reports: await checkDocuments({documents, client, rules})}
}
