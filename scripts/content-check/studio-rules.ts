import {fileURLToPath} from 'node:url'

import {Schema} from '@sanity/schema'
import {builtinTypes} from '@sanity/schema/_internal'
import {runnerImport} from 'vite'

import {environment} from '../../environment.ts'
import {studioEnvironment} from '../studio/studio-environment.ts'

type StudioSchema = typeof import('../../studio/schema/index.ts')

export type StudioRules = ReturnType<typeof compile>

/** The Studio's schema with its rules, for the environment of this process. */
export async function studioRules(): Promise<StudioRules> {
  Object.assign(process.env, studioEnvironment(environment, environment.siteUrl))
  // Its forms are React components, which Node cannot read by itself.
  const {module} = await runnerImport<StudioSchema>(
    fileURLToPath(new URL('../../studio/schema/index.ts', import.meta.url)),
    {configFile: false, logLevel: 'error'},
  )
  return compile(module.schemaTypes)
}

export function compile(types: StudioSchema['schemaTypes']) {
  return Schema.compile({name: 'studio', types: [...builtinTypes, ...types]})
}
