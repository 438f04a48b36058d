import {validationFailed} from '../http/api-error.ts'

/** The number without its plus and spaces. Throws 400 `validation_failed` for one that is not in E.164's form. */
export function parsePhone(given: string): string {
  const phone = withoutPlus(given)
  if (!/^[1-9]\d{1,14}$/.test(phone)) {
    throw validationFailed('Invalid phone number format (E.164 required)')
  }
  return phone
}

/** A phone number as it is stored: without the leading plus and without spaces. */
export function withoutPlus(phone: string): string {
  return phone.replace(/^\+/, '').replaceAll(' ', '')
}

/** Throws 400 `validation_failed` for a channel other than `sms`, which is the default. */
export function checkMessageChannel(channel: string): void {
  if (channel === '' || channel === 'sms') return
  throw validationFailed(
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  )
}
