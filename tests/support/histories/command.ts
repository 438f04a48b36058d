import type {AsyncCommand} from 'fast-check'

type Parts<Model extends object, Real> = {
  name: string
  check?: (model: Readonly<Model>) => boolean
  run: (model: Model, real: Real) => Promise<void>
}

/** A command of random histories from its parts. Without a check it is always possible. */
export function command<Model extends object, Real>({
  name,
  check = () => true,
  run,
}: Parts<Model, Real>): AsyncCommand<Model, Real> {
  return {check, run, toString: () => name}
}
