import type {Reporter, TestModule} from 'vitest/node'

import {slowestTests} from './slowest-tests.ts'

/** Prints the slowest unit, contract and component tests when all have run. */
export default class SlowestTestsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const timed = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        file: module.moduleId,
        title: test.name,
        milliseconds: test.diagnostic()?.duration ?? 0,
      })),
    )
    process.stdout.write(slowestTests(timed))
  }
}
