import {defineSection} from '../../define-section.ts'
import {lead, line, list, pageHeading, requiredPicture} from '../../fields.ts'

export const homeHeroSection = defineSection({
  name: 'homeHeroSection',
  title: 'Top of the home page',
  description: 'The large picture with the headline, the booking frame and the trust points.',
  fields: [
    pageHeading(),
    lead(),
    requiredPicture({
      name: 'picture',
      title: 'Picture on wide screens',
      slot: 'heroWide',
      description: '16:9. The text stands on its left side.',
    }),
    requiredPicture({
      name: 'mobilePicture',
      title: 'Picture on phones',
      slot: 'heroPhone',
      description: '6:11 (upright).',
    }),
    line({
      name: 'boardHeading',
      title: 'Heading above the booking frame',
      initialValue: 'Reserve your chauffeur',
    }),
    line({
      name: 'boardNote',
      title: 'Note below the booking frame',
      description: 'For example "Book {leadTime} ahead. Confirmed within {confirmTime}."',
      initialValue: 'Book {leadTime} ahead. Confirmed within {confirmTime}.',
    }),
    list({
      name: 'trustPoints',
      title: 'Trust points',
      description: 'Four short points, for example "24/7 Service".',
      of: 'iconItem',
    }),
  ],
})
