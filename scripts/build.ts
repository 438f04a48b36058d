import './terminal/load-env-file.ts'
import {withContentLake} from './dataset/with-content-lake.ts'
import {requireSoundSettings} from './doctor/variables.ts'
import {buildSite} from './site/build-site.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'
import {readArguments} from './terminal/read-arguments.ts'

// Whatever a shell or a host has set: with React's development version the pages could not be rendered.
process.env['NODE_ENV'] = 'production'
await build().catch(exitWithMessage)

/** Builds the site into `dist/site`, or into another folder than `dist` that --output names. */
async function build() {
  const {values} = readArguments(
    {output: {type: 'string', default: 'dist'}},
    {allowPositionals: false},
  )
  requireSoundSettings()
  await withContentLake(async () => {
    const {folder, pages} = await buildSite(values.output)
    console.log(`${pages} pages in ${folder}`)
  })
}
