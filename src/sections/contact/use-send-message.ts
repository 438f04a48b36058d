import {type PlaceholderFacts, fillPlaceholders, placeholderValues} from '#domain/placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {latestWords, useWords} from '#src/language/words.ts'
import {sendForm} from '#src/ui/form/send-form.ts'
import {useToast} from '#src/ui/toast/toast.tsx'

import {recordLateDelivery, startDelivery} from './contact-delivery.ts'
import {type ContactMessage, messageFields, readMessage} from './contact-message.ts'

export const contactFormName = 'contact'

/** Sends a complete message and says what has become of it, wherever on the site the visitor is by then. */
export function useSendMessage(endpoint: string): (message: ContactMessage) => Promise<void> {
  const words = useWords('contact')
  const siteWords = useWords('site')
  const facts = useSite(placeholderFacts)
  const showToast = useToast()
  return async (message) => {
    const endDelivery = startDelivery()
    const isTaken = await sendForm(endpoint, {form: 'contact', ...message})
    const latest = await latestWords('contact', words)
    // The reply and the hours in it are in one language.
    const {domain} = latest === words ? siteWords : await latestWords('site', siteWords)
    if (!isTaken) {
      // Whoever has left the page would not learn of it.
      if (!endDelivery({state: 'failed'})) {
        showToast({title: latest.form.lost, tone: 'error', staysOpen: true})
      }
      return
    }
    const text = fillPlaceholders(latest.sent.reply, placeholderValues(facts, domain))
    showToast({title: latest.sent.title, ...(text && {text})})
    // In another language the page has another form.
    const shown = document.forms.namedItem(contactFormName)
    const typed = shown ? readMessage(shown) : message
    // What was written meanwhile is another message, and stays in the form.
    const isSame = messageFields.every((field) => typed[field] === message[field])
    if (!endDelivery(isSame ? {state: 'sent', message} : null)) {
      recordLateDelivery(message, shown !== null && isSame)
    }
  }
}

/** What `placeholderValues` asks of the site, without the rest of it. */
function placeholderFacts(facts: PlaceholderFacts): PlaceholderFacts {
  const {settings, bookingRules, fullRefundHours} = facts
  return {
    fullRefundHours,
    settings: settings && {
      company: settings.company,
      phone: settings.phone,
      emergencyPhone: settings.emergencyPhone,
      email: settings.email,
      careersEmail: settings.careersEmail,
      officeHours: settings.officeHours,
    },
    bookingRules: bookingRules && {
      replyHours: bookingRules.replyHours,
      confirmationHours: bookingRules.confirmationHours,
      bookAheadHours: bookingRules.bookAheadHours,
      minimumHours: bookingRules.minimumHours,
    },
  }
}
