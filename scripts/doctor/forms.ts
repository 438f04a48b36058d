import type {Problem} from '../dataset/content-lake-problem.ts'
import type {Subject} from './subject.ts'

/** Whether the contact and the newsletter form are sent anywhere. By default they are not. */
export function checkForms({environment}: Subject): Problem[] | string {
  return environment.formEndpoint
    ? []
    : 'FORM_ENDPOINT is not set: the contact form and the newsletter send nothing.'
}
