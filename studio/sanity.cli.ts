import {defineCliConfig} from 'sanity/cli'

import {dataset, projectId} from './environment.ts'
import {guidePage} from './guide/guide-page.ts'

export default defineCliConfig({
  api: {projectId, dataset},
  server: {hostname: 'localhost', port: Number(process.env.SANITY_STUDIO_PORT) || 3333},
  vite: {plugins: [guidePage()]},
  typegen: {
    path: '../src/content/query/*.ts',
    schema: './schema.json',
    generates: '../src/content/sanity.types.ts',
    overloadClientMethods: true,
  },
})
