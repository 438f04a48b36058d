import {defineField, defineType} from 'sanity'

import {line, requiredMessage} from '../fields.ts'

export const companyPaper = defineType({
  name: 'companyPaper',
  title: 'Document',
  type: 'object',
  fields: [
    line({
      name: 'label',
      title: 'What it is',
      description: 'For example "Certificate of insurance" or "W-9".',
    }),
    defineField({
      name: 'file',
      title: 'File',
      description: 'A PDF. Everybody can open it, so it must hold nothing secret.',
      type: 'file',
      options: {accept: 'application/pdf'},
      validation: (rule) =>
        rule.custom((file: {asset?: unknown} | undefined) =>
          file?.asset ? true : requiredMessage,
        ),
    }),
  ],
  preview: {select: {title: 'label'}},
})
