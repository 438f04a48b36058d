import {defineType} from 'sanity'

import {line} from '../../fields.ts'
import {translatedLine} from '../../translated-fields.ts'

export const privateTerminal = defineType({
  name: 'privateTerminal',
  title: 'Private terminal',
  type: 'object',
  fields: [
    line({name: 'name', title: 'Name', description: 'As it stands above its door.'}),
    ...translatedLine({
      name: 'detail',
      title: 'Address or how to find it',
      description: 'One line. Empty: the name stands alone.',
      optional: true,
    }),
  ],
  preview: {select: {title: 'name', subtitle: 'detail'}},
})
