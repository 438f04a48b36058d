import {isRecord} from '../../domain/is-record.ts'
import type {JobTimes} from '../../domain/time/job-state.ts'

/** The times of a job document, which comes untyped from the form or the content lake. */
export function readJobTimes(job: unknown): JobTimes {
  return {opensOn: text(job, 'opensOn'), closesOn: text(job, 'closesOn')}
}

function text(value: unknown, name: string) {
  const field = isRecord(value) ? value[name] : undefined
  return typeof field === 'string' ? field : null
}
