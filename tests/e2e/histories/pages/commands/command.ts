import type {AsyncCommand} from 'fast-check'

import type {Visitors} from '../history-world.ts'
import type {PageModel} from '../page-model.ts'

export type PageCommand = AsyncCommand<PageModel, Visitors>

type Parts = {
  name: string
  check?: (model: Readonly<PageModel>) => boolean
  run: (model: PageModel, visitors: Visitors) => Promise<void>
}

/** A command from its parts. Without a check it is always possible. */
export function command({name, check = () => true, run}: Parts): PageCommand {
  return {check, run, toString: () => name}
}
