import {defineType} from 'sanity'

import {linkTargetField} from '../fields.ts'
import {translatedLine} from '../translated-fields.ts'

export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  fields: [
    ...translatedLine({
      name: 'label',
      title: 'Words on the link',
      description: 'Say where it leads, for example "Get Quote".',
      // Of an announcement a language may be left out.
      needed: ['menus'],
      onlyIn: ['menus', 'announcement'],
    }),
    linkTargetField({name: 'target', title: 'Leads to'}),
  ],
  preview: {
    select: {
      title: 'label',
      path: 'target.page.path',
      section: 'target.section',
      href: 'target.href',
    },
    prepare: ({title, path, section, href}) => ({
      title,
      subtitle: path ? `${path}${section ? `#${section}` : ''}` : href,
    }),
  },
})
