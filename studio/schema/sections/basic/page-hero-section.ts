import {defineSection} from '../../define-section.ts'
import {lead, list, pageHeading} from '../../fields.ts'
import {requiredPicture} from '../../picture-fields.ts'

export const pageHeroSection = defineSection({
  name: 'pageHeroSection',
  title: 'Top of a page, with picture',
  description: 'The heading and the lead of a page beside a picture, with buttons.',
  fields: [
    pageHeading(),
    lead(),
    requiredPicture({
      name: 'picture',
      title: 'Picture',
      slot: 'pageHero',
      description: '16:10, beside the heading.',
    }),
    list({
      name: 'actions',
      title: 'Buttons',
      description: 'For example "Book Now" to /reservation and "Get Quote" to /contact.',
      of: 'link',
    }),
  ],
})
