import path from 'node:path'

import type {Stryker} from '@stryker-mutator/core'

export type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/** How many mutants of an area the tests found. One that a test never reached counts as not found. */
export function scoreOf(mutants: readonly Mutant[]) {
  const count = (...statuses: Mutant['status'][]) =>
    mutants.filter(({status}) => statuses.includes(status)).length
  const killed = count('Killed', 'Timeout')
  const survived = count('Survived', 'NoCoverage')
  const percent = killed + survived > 0 ? (killed / (killed + survived)) * 100 : 100
  return {killed, survived, percent}
}

/** The mutants that no test found, one a line. */
export function survivorLines(mutants: readonly Mutant[]): string[] {
  return mutants
    .filter(({status}) => status === 'Survived' || status === 'NoCoverage')
    .map(({fileName, location, mutatorName, replacement, status}) => {
      const {line, column} = location.start
      const change = replacement.replace(/\s+/g, ' ')
      const untested = status === 'NoCoverage' ? ' (no test comes here)' : ''
      return `${repositoryPath(fileName)}:${line}:${column} ${mutatorName}: ${change}${untested}`
    })
    .toSorted()
}

/** A file by its path in the repository, on every system with slashes. */
export function repositoryPath(file: string): string {
  return path.relative('.', file).replaceAll('\\', '/')
}
