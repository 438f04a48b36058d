import type {OpeningTimes} from '../../domain/opening.ts'

/** The times of a job as the form or the lake holds it. */
export function readOpeningTimes(job: unknown): OpeningTimes {
  return {opensOn: text(job, 'opensOn'), closesOn: text(job, 'closesOn')}
}

function text(value: unknown, name: string) {
  if (typeof value !== 'object' || value === null) return null
  const field: unknown = Reflect.get(value, name)
  return typeof field === 'string' ? field : null
}
