import type {AsyncCommand} from 'fast-check'

import type {Office} from '../office-lake.ts'
import type {OfficeModel} from '../office-model.ts'

export type OfficeCommand = AsyncCommand<OfficeModel, Office>
