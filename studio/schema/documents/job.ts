import {CaseIcon} from '@sanity/icons/Case'
import {defineField, defineType} from 'sanity'

import {checkSlugIsFree} from '../../checks/job.ts'
import {slugShape} from '../../rules/slug.ts'
import {knownTokens} from '../../rules/tokens.ts'
import {fillIn, line, lines} from '../fields.ts'

export const job = defineType({
  name: 'job',
  title: 'Job opening',
  type: 'document',
  icon: CaseIcon,
  fields: [
    line({
      name: 'title',
      title: 'Job title',
      description: 'Also the subject of the application e-mail, for example "Operations Manager".',
    }),
    defineField({
      name: 'slug',
      title: 'Name in the address',
      description: 'Small letters and hyphens, for example "operations-manager".',
      type: 'string',
      validation: (rule) => [
        rule.required().error(fillIn),
        rule.custom(slugShape),
        rule.custom(checkSlugIsFree),
      ],
    }),
    line({
      name: 'employmentType',
      title: 'Employment',
      description: 'For example "Full-time".',
      initialValue: 'Full-time',
    }),
    line({
      name: 'location',
      title: 'Location',
      description: 'City and state, for example "Miami, FL".',
      initialValue: 'Miami, FL',
    }),
    line({
      name: 'department',
      title: 'Department',
      description: 'For example "Operations" or "Customer Service".',
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'At least 80 characters: what the person does and when.',
      type: 'text',
      rows: 5,
      validation: (rule) => [
        rule.required().min(80).error('Describe the job in at least 80 characters.'),
        rule.custom(knownTokens),
      ],
    }),
    lines({
      name: 'requirements',
      title: 'Requirements',
      description: 'One per row, for example "Valid Florida driver license".',
      tooFew: 'Add at least one requirement.',
    }),
  ],
  preview: {
    select: {title: 'title', department: 'department', kind: 'employmentType', place: 'location'},
    prepare: ({title, department, kind, place}) => ({
      title,
      subtitle: [department, kind, place].filter(Boolean).join(' · '),
    }),
  },
})
