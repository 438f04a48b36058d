import {defineConfig} from 'vitest/config'

import site from '../../vite.config.ts'

/** The tests of one area, which scripts/mutants.ts names, as their project of vite.config.ts runs them. */
const name = process.env['MUTANTS_PROJECT']
const include = process.env['MUTANTS_TESTS']?.split(' ')

export default defineConfig({
  ...site,
  test: {
    ...site.test,
    projects: site.test?.projects?.flatMap((project) =>
      typeof project === 'object' && 'test' in project && project.test?.name === name
        ? [{...project, test: {...project.test, include}}]
        : [],
    ),
  },
})
