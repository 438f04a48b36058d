import {defineField, defineType} from 'sanity'

import {clockTime, opensBeforeItCloses} from '../../validation/time/office-hours.ts'
import {requiredMessage} from '../fields.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export const officeHours = defineType({
  name: 'officeHours',
  title: 'Office hours',
  type: 'object',
  options: {columns: 2},
  fields: [
    day('firstDay', 'First day'),
    day('lastDay', 'Last day'),
    time('opens', 'Opens', '24-hour clock, for example 08:00. The site shows "8AM".'),
    time('closes', 'Closes', '24-hour clock, for example 20:00. The site shows "8PM".'),
  ],
  validation: (rule) => rule.custom(opensBeforeItCloses),
})

function day(name: string, title: string) {
  return defineField({
    name,
    title,
    type: 'string',
    options: {list: days},
    validation: (rule) => rule.required().error(requiredMessage),
  })
}

function time(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'string',
    validation: (rule) => [rule.required().error(requiredMessage), rule.custom(clockTime)],
  })
}
