import {defineDocuments} from 'sanity/presentation'

import {normalizePath} from '../../domain/routes.ts'
import {pageTypes} from '../schema/page-types.ts'

/** The document that the form shows when the preview goes to a page. */
export const mainDocuments = defineDocuments([
  {
    route: ['/', '/:page', '/:folder/:page', '/:language/:folder/:page'],
    filter: `_type in ${JSON.stringify(pageTypes)} && path == $path`,
    params: ({path}) => ({path: normalizePath(path)}),
  },
])
