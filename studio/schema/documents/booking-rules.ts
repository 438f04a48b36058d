import {CalendarIcon} from '@sanity/icons/Calendar'
import {defineField, defineType} from 'sanity'
import type {CustomValidator} from 'sanity'

import {checkMinimumBooking} from '../../validation/cross-document/rate-cards.ts'
import {translationsFollowTexts} from '../../validation/cross-document/translations/follow-texts.ts'
import {requiredMessage} from '../fields.ts'
import {translatedLine} from '../translated-fields.ts'

export const bookingRules = defineType({
  name: 'bookingRules',
  title: 'Booking rules',
  type: 'document',
  icon: CalendarIcon,
  fields: [
    hours({
      name: 'minimumHours',
      title: 'Minimum booking (hours)',
      description: 'Stands wherever a text says {minHours}. Rates start at this number of hours.',
      check: checkMinimumBooking,
    }),
    hours({
      name: 'bookAheadHours',
      title: 'Book ahead (hours)',
      description: 'How long before pick-up to book. Stands wherever a text says {leadTime}.',
    }),
    hours({
      name: 'confirmationHours',
      title: 'Confirmation (hours)',
      description: 'How soon a booking is confirmed. Stands wherever a text says {confirmTime}.',
    }),
    hours({
      name: 'replyHours',
      title: 'Reply to messages (hours)',
      description: 'How soon the office replies. Stands wherever a text says {replyTime}.',
    }),
    ...translatedLine({
      name: 'gratuityNote',
      title: 'Note on gratuity',
      description: 'Stands beside prices, for example "Gratuity not included".',
    }),
    defineField({
      name: 'meetingPointDays',
      title: 'Meeting points show for (days)',
      description:
        'How many days airport and port pages show meeting points after somebody has checked them. After that, they show "Call us". Empty: 180 days.',
      type: 'number',
      validation: (rule) =>
        rule.integer().min(1).max(720).error('Days are a whole number from 1 to 720.'),
    }),
  ],
  validation: (rule) => rule.custom(translationsFollowTexts).warning(),
  preview: {prepare: () => ({title: 'Booking rules'})},
})

type Hours = {
  name: string
  title: string
  description: string
  /** Asks about hours that are most likely a mistake. */
  check?: CustomValidator<number | undefined>
}

function hours({check, ...field}: Hours) {
  return defineField({
    ...field,
    type: 'number',
    validation: (rule) => [
      rule.required().error(requiredMessage),
      rule.integer().min(1).max(720).error('Hours are a whole number from 1 to 720.'),
      ...(check ? [rule.custom(check).warning()] : []),
    ],
  })
}
