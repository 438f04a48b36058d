import {defineSection} from '../../define-section.ts'
import {lead, list, pageHeading} from '../../fields.ts'
import {requiredPicture} from '../../picture-fields.ts'
import {boardTexts} from '../booking/board-texts.ts'

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
    ...boardTexts(),
    list({
      name: 'trustPoints',
      title: 'Trust points',
      description: 'Four short points, for example "24/7 Service".',
      of: 'iconItem',
    }),
  ],
})
