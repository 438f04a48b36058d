import {defineField, defineType} from 'sanity'

import {counted} from '../../../domain/words/counted.ts'
import {CarIcon} from '../../ui/car-icon.tsx'
import {nameIsNew, shortNameIsNew} from '../../validation/cross-document/name-is-new.ts'
import {translationsFollowTexts} from '../../validation/cross-document/translations/follow-texts.ts'
import {checkHourlyPrice} from '../../validation/cross-document/vehicle.ts'
import {rowsHoldPassengers} from '../../validation/documents/capacity.ts'
import {fewestPassengersFirst} from '../../validation/documents/passengers.ts'
import {emptyFieldMessages} from '../../validation/messages.ts'
import {noPlaceholders} from '../../validation/texts/placeholders.ts'
import {line, requiredMessage} from '../fields.ts'
import {optionalPicture, requiredPicture} from '../picture-fields.ts'
import {translatedLines, translatedParagraph} from '../translated-fields.ts'
import {translationsOf} from '../translations-field.ts'

export const vehicle = defineType({
  name: 'vehicle',
  title: 'Vehicle',
  type: 'document',
  icon: CarIcon,
  fields: [
    line({
      name: 'name',
      title: 'Name',
      description: 'Maker and model as the fleet card shows them, for example "Cadillac Escalade".',
      plain: true,
      warning: nameIsNew('vehicle'),
    }),
    line({
      name: 'shortName',
      title: 'Short name',
      description: 'For narrow places, for example "Escalade".',
      warning: shortNameIsNew,
    }),
    requiredPicture({
      name: 'picture',
      title: 'Picture',
      slot: 'fleetCard',
      description: '16:9, the whole vehicle.',
    }),
    translationsOf(
      {
        name: 'pictureAlt',
        title: 'Description of the picture',
        check: noPlaceholders,
      },
      'internationalizedArrayString',
    ),
    optionalPicture({
      name: 'cutout',
      title: 'Picture without background',
      slot: 'fleetCutout',
      description: 'PNG, WebP or AVIF with a transparent background. Empty: not used.',
    }),
    translationsOf(
      {
        name: 'cutoutAlt',
        title: 'Description of that picture',
        check: noPlaceholders,
      },
      'internationalizedArrayString',
    ),
    defineField({
      name: 'passengers',
      title: 'Passengers',
      description: 'For example 1 to 6. The site shows "1-6 passengers".',
      type: 'passengerRange',
      validation: (rule) => [
        rule.required().error(requiredMessage),
        rule.custom(fewestPassengersFirst),
      ],
    }),
    ...translatedParagraph({
      name: 'description',
      title: 'Description',
      description: 'Two sentences: what the vehicle is and what it is good for.',
    }),
    ...translatedLines({
      name: 'features',
      title: 'Features',
      description: 'Three or four, one per row, for example "Privacy glass".',
      emptyMessage: emptyFieldMessages.features,
    }),
    defineField({
      name: 'capacity',
      title: 'Seats and bags',
      description:
        'Draws the plan of the vehicle and answers "Will we fit?". Empty: no plan, and only passengers are counted.',
      type: 'capacity',
      validation: (rule) =>
        rule.custom((capacity: {rows?: string} | undefined, {document}) =>
          rowsHoldPassengers(capacity, document?.passengers),
        ),
    }),
  ],
  validation: (rule) => [
    rule.custom(checkHourlyPrice).warning(),
    rule.custom(translationsFollowTexts).warning(),
  ],
  preview: {
    select: {title: 'name', min: 'passengers.min', max: 'passengers.max', media: 'picture'},
    prepare: ({title, min, max, media}) => ({
      title,
      subtitle:
        min === max ? counted(min ?? '?', 'passenger') : `${min ?? '?'}-${max ?? '?'} passengers`,
      media,
    }),
  },
})
