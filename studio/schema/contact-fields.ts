import {defineField} from 'sanity'

import {emailAddress} from '../validation/links/email.ts'
import {usPhone} from '../validation/links/phone.ts'
import {noSampleValue} from '../validation/texts/sample-values.ts'
import {requiredMessage} from './fields.ts'

/** A US phone number. */
export function phone({
  optional,
  ...field
}: {
  name: string
  title: string
  description: string
  optional?: true
}) {
  return defineField({
    ...field,
    type: 'string',
    validation: (rule) => [
      ...(optional ? [] : [rule.required().error(requiredMessage)]),
      rule.custom(usPhone),
      rule.custom(noSampleValue).warning(),
    ],
  })
}

/** An e-mail address, which may be left empty. */
export function email(field: {name: string; title: string; description: string}) {
  return defineField({
    ...field,
    type: 'string',
    validation: (rule) => [rule.custom(emailAddress), rule.custom(noSampleValue).warning()],
  })
}
