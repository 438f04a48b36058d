import {BaseSequencer, type TestSpecification} from 'vitest/node'

/** Contract tests that take more than half a minute, the longest first. */
const longest = [
  'adding-a-section.test.ts',
  'backup.test.ts',
  'auth/store/durability.test.ts',
  'broken-content.test.ts',
  'commands.test.ts',
  'content-lake/reliability/durability.test.ts',
  'content-check.test.ts',
  'doctor/guide.test.ts',
  'build.test.ts',
]

/** Vitest's own order, with the longest contract tests at the front of their project. */
export class LongestFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

function rank({project, moduleId}: TestSpecification): number {
  if (project.name !== 'contract') return -1
  const place = longest.findIndex((file) => moduleId.endsWith(`/tests/contract/${file}`))
  return place === -1 ? longest.length : place
}
