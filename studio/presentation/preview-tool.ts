import {EyeOpenIcon} from '@sanity/icons/EyeOpen'
import {presentationTool} from 'sanity/presentation'

import {previewOrigin} from '../environment.ts'
import {locations} from './locations.ts'
import {pageOfAddress} from './page-of-address.ts'

/** The site beside the form, with drafts as they are typed; a click on the site opens its field. */
export function previewTool() {
  return presentationTool({
    title: 'Preview',
    icon: EyeOpenIcon,
    previewUrl: {initial: previewOrigin},
    allowOrigins: [new URL(previewOrigin).origin],
    resolve: {mainDocuments: pageOfAddress, locations},
  })
}
