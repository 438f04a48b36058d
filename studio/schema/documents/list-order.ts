import {OlistIcon} from '@sanity/icons/Olist'
import {defineArrayMember, defineField, defineType} from 'sanity'

export const listOrder = defineType({
  name: 'listOrder',
  title: 'Order on the site',
  type: 'document',
  icon: OlistIcon,
  fields: [
    order('vehicles', 'Vehicles', 'vehicle'),
    order('services', 'Services', 'service'),
    order('jobs', 'Job openings', 'job'),
    order('coverageAreas', 'Counties', 'coverageArea'),
    order('destinations', 'Destinations', 'destination'),
  ],
  preview: {prepare: () => ({title: 'Order on the site'})},
})

function order(name: string, title: string, type: string) {
  return defineField({
    name,
    title,
    description: 'Drag into the order of the site. What is not listed comes last, by title.',
    type: 'array',
    of: [
      defineArrayMember({type: 'reference', to: [{type}], weak: true, options: {disableNew: true}}),
    ],
    validation: (rule) => rule.unique().error('This is in the list twice.'),
  })
}
