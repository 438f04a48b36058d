import {formatHours, formatOfficeHours, formatPhone} from './format.ts'

type Facts = {
  settings: {
    company?: string | null
    phone?: string | null
    emergencyPhone?: string | null
    email?: string | null
    careersEmail?: string | null
    officeHours?: Parameters<typeof formatOfficeHours>[0]
  } | null
  bookingRules: {
    replyHours?: number | null
    confirmationHours?: number | null
    bookAheadHours?: number | null
    minimumHours?: number | null
  } | null
}

/** Every `{token}` that a text may hold. The Studio refuses others. */
export type TokenValues = Record<string, string | null>

/** What each token stands for; null while its setting is empty. */
export function tokenValues({settings, bookingRules}: Facts) {
  return {
    company: settings?.company ?? null,
    phone: formatPhone(settings?.phone),
    emergencyPhone: formatPhone(settings?.emergencyPhone),
    email: settings?.email ?? null,
    careersEmail: settings?.careersEmail ?? null,
    officeHours: formatOfficeHours(settings?.officeHours),
    replyTime: formatHours(bookingRules?.replyHours),
    confirmTime: formatHours(bookingRules?.confirmationHours),
    leadTime: formatHours(bookingRules?.bookAheadHours),
    minHours: formatHours(bookingRules?.minimumHours),
  } satisfies TokenValues
}

/**
 * Replaces the tokens of a text. Null when the text is empty or names a token whose setting is empty or
 * unknown: half a sentence is worse than none, so the caller hides what depends on it.
 */
export function resolveTokens(text: string | null | undefined, values: TokenValues): string | null {
  if (typeof text !== 'string' || text.trim() === '') return null
  let complete = true
  const resolved = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : null
    if (!value) complete = false
    return value ?? ''
  })
  return complete ? resolved : null
}
