import {fileURLToPath} from 'node:url'

import {Schema} from '@sanity/schema'
import {builtinTypes, groupProblems, validateSchema} from '@sanity/schema/_internal'
import type {SchemaTypeDefinition} from 'sanity'
import {runnerImport} from 'vite'

import {environment} from '../../environment.ts'
import {schemaWithoutForms} from '../studio/schema-without-forms.ts'
import {studioEnvironment} from '../studio/studio-environment.ts'

type StudioSchema = typeof import('../../studio/schema/index.ts')

export type StudioRules = ReturnType<typeof compile>

/** The Studio's schema with its rules, for the environment of this process. */
export async function studioRules(): Promise<StudioRules> {
  Object.assign(process.env, studioEnvironment(environment, environment.siteUrl))
  const {module} = await runnerImport<StudioSchema>(
    fileURLToPath(new URL('../../studio/schema/index.ts', import.meta.url)),
    {
      configFile: false,
      logLevel: 'error',
      plugins: [schemaWithoutForms()],
      // What is external reaches no plugin.
      resolve: {noExternal: ['sanity']},
    },
  )
  return compile(module.schemaTypes)
}

/** Throws for a schema with which the Studio would not start. */
export function compile(types: SchemaTypeDefinition[]) {
  const problems = groupProblems(validateSchema(types).getTypes()).flatMap(
    (group) => group.problems,
  )
  const [error] = problems.filter(({severity}) => severity === 'error')
  if (error)
    throw new Error(`The Studio would not start. Correct this in studio/schema: ${error.message}`)
  return Schema.compile({name: 'studio', types: [...builtinTypes, ...types]})
}
