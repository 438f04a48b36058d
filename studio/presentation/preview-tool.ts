import {EyeOpenIcon} from '@sanity/icons/EyeOpen'
import {defineLocaleResourceBundle, definePlugin} from 'sanity'
import {presentationTool} from 'sanity/presentation'

import {previewOrigin} from '../environment.ts'
import {FormWithPages} from './form-with-pages.tsx'
import {PreviewHeader} from './header/preview-header.tsx'
import {mainDocuments} from './main-documents.ts'

/** On a phone, page and form are two tabs. */
const tabLabels = defineLocaleResourceBundle({
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
      resolve: {mainDocuments},
      components: {unstable_header: {component: PreviewHeader}},
    }),
  ],
  form: {components: {input: FormWithPages}},
  i18n: {bundles: [tabLabels]},
})
