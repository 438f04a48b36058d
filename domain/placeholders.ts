import {formatPhone} from './contact/phone.ts'
import {formatHours} from './price/duration.ts'
import {type OfficeHours, formatOfficeHours} from './time/office-hours.ts'
import type {DomainWords} from './words/en.ts'

/** What a text may hold in braces, such as {phone}, in the order in which staff read them. */
export const placeholderNames = [
  'company',
  'phone',
  'emergencyPhone',
  'email',
  'careersEmail',
  'officeHours',
  'replyTime',
  'confirmTime',
  'leadTime',
  'minHours',
  'fullRefundTime',
] as const

type PlaceholderName = (typeof placeholderNames)[number]

/** What the values of placeholders are made from. */
export type PlaceholderFacts = {
  settings: {
    company?: string | null
    phone?: string | null
    emergencyPhone?: string | null
    email?: string | null
    careersEmail?: string | null
    officeHours?: OfficeHours | null
  } | null
  bookingRules: {
    replyHours?: number | null
    confirmationHours?: number | null
    bookAheadHours?: number | null
    minimumHours?: number | null
  } | null
  /** Canceled at least this many hours before pick-up, a ride costs nothing. 0 gives no text: it never costs anything. */
  fullRefundHours: number | null
}

/** What each placeholder stands for; null while its setting is empty. */
export function placeholderValues(
  {settings, bookingRules, fullRefundHours}: PlaceholderFacts,
  words: DomainWords,
): Record<PlaceholderName, string | null> {
  return {
    company: settings?.company ?? null,
    phone: formatPhone(settings?.phone),
    emergencyPhone: formatPhone(settings?.emergencyPhone),
    email: settings?.email ?? null,
    careersEmail: settings?.careersEmail ?? null,
    officeHours: formatOfficeHours(settings?.officeHours, words),
    replyTime: formatHours(bookingRules?.replyHours, words),
    confirmTime: formatHours(bookingRules?.confirmationHours, words),
    leadTime: formatHours(bookingRules?.bookAheadHours, words),
    minHours: formatHours(bookingRules?.minimumHours, words),
    fullRefundTime: formatHours(fullRefundHours || null, words),
  }
}

/**
 * The text with the values of its placeholders. Null when the text is empty or names a placeholder whose
 * setting is empty or unknown: half a sentence is worse than none, so the caller hides what depends on it.
 */
export function fillPlaceholders(
  text: string | null | undefined,
  values: Record<string, string | null>,
): string | null {
  if (typeof text !== 'string' || text.trim() === '') return null
  let complete = true
  const filled = text.replace(/\{(\w+)\}(\.?)/g, (_, name: string, period: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : null
    if (!value) complete = false
    // "8 p. m." ends a sentence by itself.
    return value?.endsWith('.') ? value : (value ?? '') + period
  })
  return complete ? filled : null
}

/** The first thing in braces that the site cannot fill in, such as "{fone}"; null when there is none. */
export function unknownPlaceholder(text: string): string | null {
  const known: readonly string[] = placeholderNames
  const unknown = [...text.matchAll(/\{([^{}]*)\}/g)].find(
    ([, name]) => name === undefined || !known.includes(name),
  )
  return unknown?.[0] ?? null
}

/** Whether a brace stands without its partner. */
export function hasUnpairedBrace(text: string): boolean {
  return /[{}]/.test(text.replace(/\{[^{}]*\}/g, ''))
}
