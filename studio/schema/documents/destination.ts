import {MarkerIcon} from '@sanity/icons/Marker'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {hasNoPageAsCenter} from '../../validation/cross-document/destination-page.ts'
import {nameIsNew} from '../../validation/cross-document/name-is-new.ts'
import {translationsFollowTexts} from '../../validation/cross-document/translations/follow-texts.ts'
import {
  airportCode,
  countyOnce,
  checkDayIsGiven,
  titleOnce,
} from '../../validation/documents/destination.ts'
import {fourDigitYear} from '../../validation/time/four-digit-year.ts'
import {dayOfLooking, notInFuture} from '../../validation/time/not-in-future.ts'
import {dayOptions} from '../datetime-options.ts'
import {line, list, requiredMessage} from '../fields.ts'
import {translatedLine, translatedParagraph} from '../translated-fields.ts'

const kinds = [
  {title: 'Airport', value: 'airport'},
  {title: 'Cruise port', value: 'cruisePort'},
  {title: 'Convention center', value: 'conventionCenter'},
]

export const destination = defineType({
  name: 'destination',
  title: 'Destination',
  type: 'document',
  icon: MarkerIcon,
  fieldsets: [
    {
      name: 'page',
      title: 'For its page',
      description:
        'Shown on the page whose "Airport or port" is this one. Whatever is empty is left out there.',
      options: {collapsible: true, collapsed: false},
    },
  ],
  fields: [
    ...translatedLine({
      name: 'name',
      title: 'Name',
      description: 'For example "Miami International".',
      plain: true,
      warning: nameIsNew('airport, port or center'),
    }),
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      options: {list: kinds, layout: 'radio'},
      validation: (rule) => [
        rule.required().error(requiredMessage),
        rule.custom(hasNoPageAsCenter),
      ],
    }),
    defineField({
      name: 'code',
      title: 'Airport code',
      description: 'For example "MIA".',
      type: 'string',
      hidden: ({document, value}) => document?.['kind'] !== 'airport' && !value,
      validation: (rule) => rule.custom(airportCode),
    }),
    ...translatedLine({
      name: 'note',
      title: 'Note',
      description: 'A few words beside the name, for example "Private aviation".',
      optional: true,
    }),
    line({
      name: 'county',
      title: 'County',
      description: 'For example "Broward".',
      optional: true,
      plain: true,
    }),
    defineField({
      name: 'showInCoverage',
      title: 'Show in the coverage section of the home page',
      description: 'The Airport Transfers page shows every airport in any case.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'otherNames',
      title: 'Other names',
      description:
        'Names that visitors may search for, one per row, for example "Port of Miami". Not shown.',
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
    }),
    ...factsOfItsPage(),
  ],
  validation: (rule) => rule.custom(translationsFollowTexts).warning(),
  preview: {
    select: {title: 'name', kind: 'kind', code: 'code'},
    prepare: ({title, kind, code}) => ({
      title,
      subtitle: [kinds.find(({value}) => value === kind)?.title, code].filter(Boolean).join(' · '),
    }),
  },
})

function factsOfItsPage() {
  return [
    defineField({
      name: 'meetingCheckedOn',
      title: 'Meeting points checked on',
      description:
        'The day on which somebody last made sure that they are right. The start page asks for it again after 90 days, or sooner where they show for less.',
      type: 'date',
      options: dayOptions,
      fieldset: 'page',
      validation: (rule) => [
        rule.custom(fourDigitYear),
        rule.custom((day: string | undefined) => notInFuture(day, Date.now(), dayOfLooking)),
        rule
          .custom((day: string | undefined, {document}) =>
            checkDayIsGiven(day, document?.['meetingPoints']),
          )
          .warning(),
      ],
    }),
    list({
      name: 'meetingPoints',
      title: 'Meeting points',
      description: 'By terminal, kind of arrival or cruise line, the most frequent first.',
      of: 'meetingPoint',
      optional: true,
      fieldset: 'page',
      check: titleOnce,
    }),
    list({
      name: 'privateTerminals',
      title: 'Private terminals',
      description: 'Where guests of private flights are met.',
      of: 'privateTerminal',
      optional: true,
      fieldset: 'page',
    }),
    list({
      name: 'graceTimes',
      title: 'Waiting that is included',
      description: 'For example after a flight from within the country, and from abroad.',
      of: 'graceTime',
      optional: true,
      fieldset: 'page',
    }),
    ...translatedParagraph({
      name: 'delayRule',
      title: 'When a flight or ship is late',
      description: 'What happens to the pick-up and what waiting costs, in one or two sentences.',
      optional: true,
      fieldset: 'page',
    }),
    list({
      name: 'driveTimes',
      title: 'Drive times',
      description: 'From here to each county, as you drive it.',
      of: 'driveTime',
      optional: true,
      fieldset: 'page',
      check: countyOnce,
    }),
    defineField({
      name: 'vehicles',
      title: 'Vehicles that suit',
      description: 'Up to three stand side by side.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'reference',
          to: [{type: 'vehicle'}],
          options: {disableNew: true},
        }),
      ],
      fieldset: 'page',
      validation: (rule) => rule.unique().error('This vehicle is in the list twice.'),
    }),
    list({
      name: 'facts',
      title: 'Facts with their source',
      description:
        'What the airport or the port says of itself. The site names the source and the day.',
      of: 'sourcedFact',
      optional: true,
      fieldset: 'page',
    }),
  ]
}
