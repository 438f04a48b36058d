import {defineSection} from '../../define-section.ts'
import {lead, pageHeading} from '../../fields.ts'

export const pageHeadSection = defineSection({
  name: 'pageHeadSection',
  title: 'Top of a page, without picture',
  description: 'The heading and the lead of a page on a dark background.',
  fields: [pageHeading(), lead()],
})
