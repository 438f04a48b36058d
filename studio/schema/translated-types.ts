import {pageTypes} from './page-types.ts'

/** Types of which every document is in one language. */
export const translatedTypes = [...pageTypes, 'job']
