import {defineField, defineType} from 'sanity'

import {bagCount, childSeatCount, noSampleCapacity} from '../../validation/documents/capacity.ts'

export const capacity = defineType({
  name: 'capacity',
  title: 'Seats and bags',
  type: 'object',
  options: {columns: 2},
  fields: [
    defineField({
      name: 'rows',
      title: 'Seats by row',
      description:
        'For passengers, from front to back, for example 1, 2, 3: one beside the chauffeur, two behind, three in the back. Empty: no plan.',
      type: 'string',
    }),
    count('checkedBags', 'Checked bags', 'Large suitcases, with every seat taken.', bagCount),
    count('cabinBags', 'Carry-on bags', 'Small suitcases beside the checked bags.', bagCount),
    count('childSeats', 'Child seats', 'How many you can provide. 0: none.', childSeatCount),
    defineField({
      name: 'pets',
      title: 'Pets welcome',
      description: 'The fleet card says so.',
      type: 'boolean',
    }),
    defineField({
      name: 'isSample',
      title: 'Sample values',
      description:
        'On: nobody has measured this vehicle yet, and the site says so beside the numbers.',
      type: 'boolean',
      validation: (rule) => rule.custom(noSampleCapacity).warning(),
    }),
  ],
})

function count(
  name: string,
  title: string,
  description: string,
  check: (count: number | undefined) => true | string,
) {
  return defineField({
    name,
    title,
    description: `${description} Empty: not known, and not taken into account.`,
    type: 'number',
    validation: (rule) => rule.custom(check),
  })
}
