import {defineField, defineType} from 'sanity'

import {formatUnfinishedPriceRange} from '../../../../domain/price/unfinished-price.ts'
import {lowerPriceFirst} from '../../../validation/rates/price-range.ts'
import {requiredMessage} from '../../fields.ts'

export const vehiclePrice = defineType({
  name: 'vehiclePrice',
  title: 'Price of a vehicle',
  type: 'object',
  fields: [
    defineField({
      name: 'vehicle',
      title: 'Vehicle',
      type: 'reference',
      to: [{type: 'vehicle'}],
      options: {disableNew: true},
      validation: (rule) => rule.required().error('Choose the vehicle that this price is for.'),
    }),
    defineField({
      name: 'price',
      title: 'Price per hour',
      description: 'Whole dollars, for example 120 to 180. The site shows "$120-180".',
      type: 'priceRange',
      validation: (rule) => [rule.required().error(requiredMessage), rule.custom(lowerPriceFirst)],
    }),
  ],
  preview: {
    select: {title: 'vehicle.name', min: 'price.min', max: 'price.max', media: 'vehicle.picture'},
    prepare: ({title, min, max, media}) => ({
      title,
      subtitle: `${formatUnfinishedPriceRange({min, max})} per hour`,
      media,
    }),
  },
})
