import path from 'node:path'

import {defineCliConfig} from 'sanity/cli'

import {dataset, projectId} from './environment.ts'
import {guidePage} from './guide/guide-page.ts'
import {privateFiles} from './private-files.ts'

const project = path.dirname(import.meta.dirname)
const data = path.resolve(project, process.env['EMULATOR_DATA'] || '.data')

export default defineCliConfig({
  api: {projectId, dataset},
  server: {hostname: 'localhost', port: 3333},
  vite: {
    plugins: [guidePage()],
    server: {fs: {deny: privateFiles({project, data})}},
  },
  typegen: {
    path: '../src/content/query/*.ts',
    schema: './schema.json',
    generates: '../src/content/sanity.types.ts',
    overloadClientMethods: true,
  },
})
