import type {Figure} from './figure.ts'

/** One part of the benchmark: a section of the report. */
export type Part = {
  /** How the command line names it. */
  name: string
  title: string
  /** How it is measured, in a sentence or two. */
  method: string
  run: () => Promise<Figure[]>
}
