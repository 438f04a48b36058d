import {defineArrayMember, defineField} from 'sanity'

import {requiredMessage} from './fields.ts'
import {sections} from './sections/index.ts'

/** The sections of a page, from top to bottom. */
export function pageSections(description: string) {
  return defineField({
    name: 'sections',
    title: 'Sections',
    description,
    type: 'array',
    of: sections.map(({name}) => defineArrayMember({type: name})),
    validation: (rule) => rule.required().min(1).error('A page needs at least one section.'),
  })
}

/** What search engines and shared links show of a page. */
export function seo() {
  return defineField({
    name: 'seo',
    title: 'Search engines and sharing',
    type: 'seo',
    validation: (rule) => rule.required().error(requiredMessage),
  })
}
