import type {DomainWords} from '../words/en.ts'
import {contentLines, escaped} from './content-lines.ts'

/** What a card may say of a company [FORM-8]. */
export type Contact = {
  company: string
  /** As E.164 or as people write it. */
  phone?: string | null
  emergencyPhone?: string | null
  email?: string | null
  address?: string | null
  url: string
  officeHours?: string | null
}

/**
 * A contact card of a company (vCard 3.0, RFC 2426, which phones, Outlook and Google read alike). What is empty is left
 * out.
 */
export function contactCard(contact: Contact, {emergencyLine}: DomainWords): string {
  const {company, phone, emergencyPhone, email, address, url, officeHours} = contact
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(company)}`,
    // A company has no family name, and the field must be there.
    'N:;;;;',
    `ORG:${escaped(company)}`,
    ...(phone ? [`TEL;TYPE=WORK,VOICE,PREF:${escaped(phone)}`] : []),
    ...(emergencyPhone
      ? [
          `item1.TEL;TYPE=VOICE:${escaped(emergencyPhone)}`,
          `item1.X-ABLabel:${escaped(emergencyLine)}`,
        ]
      : []),
    ...(email ? [`EMAIL;TYPE=INTERNET,WORK:${escaped(email)}`] : []),
    ...(address ? [`ADR;TYPE=WORK:;;${escaped(address)};;;;`] : []),
    `URL:${url}`,
    ...(officeHours ? [`NOTE:${escaped(capitalized(officeHours))}`] : []),
    'END:VCARD',
  ])
}

/** Names of days are lowercase in Spanish, and a note starts with a capital. */
function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
