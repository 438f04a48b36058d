import {EyeOpenIcon} from '@sanity/icons/EyeOpen'
import {defineLocaleResourceBundle, definePlugin} from 'sanity'
import {presentationTool} from 'sanity/presentation'

import {previewOrigin} from '../environment.ts'
import {InputWithPlaces} from './input-with-places.tsx'
import {pageOfAddress} from './page-of-url.ts'

/** On a phone, page and form are two tabs. */
const words = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'presentation',
  resources: {
    'narrow-tabs.content-tab.label': 'Form',
    'narrow-tabs.preview-tab.label': 'Page',
  },
})

/** The site beside the form, with drafts as they are typed; a click on the site opens its field. */
export const previewTool = definePlugin({
  name: 'preview',
  plugins: [
    presentationTool({
      title: 'Preview',
      icon: EyeOpenIcon,
      previewUrl: {initial: previewOrigin},
      allowOrigins: [new URL(previewOrigin).origin],
      resolve: {mainDocuments: pageOfAddress},
    }),
  ],
  form: {components: {input: InputWithPlaces}},
  i18n: {bundles: [words]},
})
