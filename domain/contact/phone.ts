/** A US number in E.164, "+13055550100", as people read it: "(305) 555-0100". Others stay as they are. */
export function formatPhone(phone: string | null | undefined): string | null {
  if (typeof phone !== 'string' || phone.trim() === '') return null
  const digits = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone.trim())
  return digits ? `(${digits[1]}) ${digits[2]}-${digits[3]}` : phone.trim()
}

/** The link that dials a number, null when there is nothing to dial. */
export function telHref(phone: string | null | undefined): string | null {
  if (typeof phone !== 'string') return null
  const digits = phone.replace(/[^+\d]/g, '')
  return /^\+?\d{3,}$/.test(digits) ? `tel:${digits}` : null
}

/** The link that opens a chat in WhatsApp with a text to send; null when there is no number. */
export function whatsappHref(phone: string | null | undefined, text: string): string | null {
  const digits = typeof phone === 'string' ? phone.replace(/\D/g, '') : ''
  return digits ? `https://wa.me/${digits}?text=${encodeURIComponent(text)}` : null
}

/** Whether a number is a US number in E.164: +1, an area code and an exchange that both start with 2 to 9. */
export function isUsPhone(phone: string): boolean {
  return /^\+1[2-9]\d{2}[2-9]\d{6}$/.test(phone)
}
