import './terminal/load-env-file.ts'
import {environment} from '../environment.ts'
import {contentLakeClient, datasetName} from './dataset/content-lake-client.ts'
import {contentLakeError} from './dataset/content-lake-problem.ts'
import {exportDataset} from './dataset/export-dataset.ts'
import {withContentLake} from './dataset/with-content-lake.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'
import {folderArgument} from './terminal/folder-argument.ts'
import {progressLine} from './terminal/progress-line.ts'
import {readArguments} from './terminal/read-arguments.ts'

const {contentLake} = environment

await exportContent().catch(exitWithMessage)

/** Brings the dataset that the environment names into a folder, from which "npm run seed" loads it again. */
async function exportContent() {
  const {values, positionals} = readArguments({overwrite: {type: 'boolean'}})
  const named = folderArgument(positionals)
  if (!contentLake.token) {
    throw new Error(
      'A copy with drafts needs SANITY_AUTH_TOKEN (sanity.io/manage, API, Tokens: viewer).',
    )
  }
  const now = new Date().toISOString().slice(0, 16).replace('T', '-').replace(':', '')
  const folder = named ?? `backups/${contentLake.dataset}-${now}`
  await withContentLake(async () => {
    try {
      const {documents, assets} = await exportDataset(folder, {
        client: contentLakeClient(contentLake),
        replace: values.overwrite ?? false,
        onProgress: progressLine('Pictures and files'),
      })
      console.log(
        `${documents} documents, ${assets} pictures and files of ${datasetName(contentLake)} are in ${folder}.`,
      )
    } catch (error) {
      throw contentLakeError(error, contentLake)
    }
  })
}
