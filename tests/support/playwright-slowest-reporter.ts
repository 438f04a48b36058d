import type {FullConfig, Reporter, Suite} from '@playwright/test/reporter'

import {slowestTests} from './slowest-tests.ts'

/** Prints the slowest browser tests when all have run. */
export default class SlowestTestsReporter implements Reporter {
  #suite: Suite | undefined

  onBegin(_: FullConfig, suite: Suite) {
    this.#suite = suite
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? []
    const timed = tests.map(({location, title, results}) => ({
      file: location.file,
      title,
      milliseconds: results.reduce((total, {duration}) => total + duration, 0),
    }))
    process.stdout.write(slowestTests(timed))
  }

  printsToStdio() {
    return false
  }
}
