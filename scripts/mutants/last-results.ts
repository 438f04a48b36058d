import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs'

type Report = {files: Record<string, {mutants: {status: string; coveredBy?: string[]}[]}>}

/**
 * Takes the surviving static mutants, in code that runs while a file loads, out of the results of the last run. Stryker
 * knows of no test that covers them, so it would never look whether a new one finds them. `mutated` are the files of the
 * next run. A file that was cut off, as by a full disk, is removed: every mutant is then tried again.
 */
export function forgetStaticSurvivors(file: string, mutated: readonly string[]): void {
  if (!existsSync(file)) return
  const report = readReport(file)
  if (!report) return rmSync(file)
  for (const [name, entry] of Object.entries(report.files)) {
    if (!mutated.includes(name)) continue
    entry.mutants = entry.mutants.filter(
      ({status, coveredBy}) => status !== 'Survived' || coveredBy?.length,
    )
  }
  writeFileSync(file, JSON.stringify(report))
}

function readReport(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
