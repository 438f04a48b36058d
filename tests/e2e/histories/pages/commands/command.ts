import type {AsyncCommand} from 'fast-check'

import {command as anyCommand} from '../../../../support/histories/command.ts'
import type {Visitors} from '../history-world.ts'
import type {PageModel} from '../page-model.ts'

export type PageCommand = AsyncCommand<PageModel, Visitors>

export const command = anyCommand<PageModel, Visitors>
