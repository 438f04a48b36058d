import './terminal/load-env-file.ts'
import {environment} from '../environment.ts'
import {checkDocuments, countOf} from './content-check/check-documents.ts'
import {contentOfDataset, contentOfFolder} from './content-check/read-content.ts'
import {reportText} from './content-check/report-text.ts'
import {studioRules} from './content-check/studio-rules.ts'
import {contentLakeError} from './dataset/content-lake-problem.ts'
import {withContentLake} from './dataset/with-content-lake.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'
import {folderArgument} from './terminal/folder-argument.ts'

await contentCheck(process.argv.slice(2)).catch(exitWithMessage)

/**
 * The Studio's rules over the dataset that the environment names, or over a folder such as seed-data. The
 * exit code is 1 when something published breaks a rule.
 */
async function contentCheck(names: string[]) {
  const folder = folderArgument(names)
  if (folder) await check(() => contentOfFolder(folder, environment.contentLake))
  else await checkDataset()
}

async function checkDataset() {
  const {contentLake} = environment
  await withContentLake(async () => {
    try {
      await check(() => contentOfDataset(contentLake))
    } catch (error) {
      throw contentLakeError(error, contentLake)
    }
  })
}

async function check(read: () => ReturnType<typeof contentOfDataset>) {
  const {documents, client} = await read()
  const rules = await studioRules()
  const reports = await checkDocuments({documents, client, rules})
  console.log(reportText(reports, documents.length))
  if (countOf(reports, 'error') > 0) process.exitCode = 1
}
