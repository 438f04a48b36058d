import {oneIsMostPopular} from '../../../validation/documents/packages.ts'
import {defineSection} from '../../define-section.ts'
import {heading, lead, line, linkTargetField, list} from '../../fields.ts'

export const packagesSection = defineSection({
  name: 'packagesSection',
  title: 'Event packages',
  description: 'Packages side by side, one of them marked as the most popular.',
  fields: [
    heading(),
    lead(true),
    line({
      name: 'popularLabel',
      title: 'Words of the mark',
      description: 'Stands on the package that is marked as the most popular.',
      initialValue: 'Most Popular',
    }),
    list({
      name: 'packages',
      title: 'Packages',
      of: 'eventPackage',
      warning: oneIsMostPopular,
    }),
    linkTargetField({name: 'packageTarget', title: 'Where the button of each package leads'}),
  ],
})
