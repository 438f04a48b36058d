import {definePlugin} from 'sanity'

import {FormWithLanguages} from './language-bar.tsx'

/** Pages, services, legal documents and jobs in several languages: a bar above each of their forms. */
export const languagesOfPages = definePlugin({
  name: 'languages-of-pages',
  form: {components: {input: FormWithLanguages}},
})
