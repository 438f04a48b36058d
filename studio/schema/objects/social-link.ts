import {defineType} from 'sanity'

import {line, webUrl} from '../fields.ts'

export const socialLink = defineType({
  name: 'socialLink',
  title: 'Social link',
  type: 'object',
  fields: [
    line({name: 'label', title: 'Name of the network', description: 'For example "Instagram".'}),
    webUrl({
      name: 'url',
      title: 'Address of your page there',
      description: 'For example https://www.instagram.com/your-company',
    }),
  ],
  preview: {select: {title: 'label', subtitle: 'url'}},
})
