import type {OpeningTimes} from '../../domain/time/opening.ts'

/** The times of a job document, which comes untyped from the form or the content lake. */
export function readOpeningTimes(job: unknown): OpeningTimes {
  return {opensOn: text(job, 'opensOn'), closesOn: text(job, 'closesOn')}
}

function text(value: unknown, name: string) {
  if (typeof value !== 'object' || value === null) return null
  const field: unknown = Reflect.get(value, name)
  return typeof field === 'string' ? field : null
}
