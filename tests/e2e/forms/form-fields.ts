import {expect, type Page} from '@playwright/test'

import type {Language} from '../../../domain/language.ts'
import {texts} from '../../support/page/texts.ts'

export const typed = {
  'First name': 'Jordan',
  'Last name': 'Sample',
  Email: 'jordan.sample@example.org',
  'Phone (optional)': '(305) 555-0123',
  'Subject (optional)': 'Friday & Saturday',
  Message: 'Two cars to the airport,\nplease: 6 am?',
}
export const sentToast = "Message sent successfully!We'll get back to you within 24 hours."
export const subscribedToast =
  'Successfully subscribed!Thank you for subscribing to our newsletter.'

/** What the two forms say. */
export const formTexts = {
  en: {
    optional: ' (optional)',
    phone: 'Phone',
    subject: 'Subject',
    errors: {
      firstName: 'Enter your first name',
      lastName: 'Enter your last name',
      email: 'Enter your email address',
      message: 'Write your message',
    },
    malformed: 'Enter an email address like name@example.com',
    sent: sentToast,
    thanks: 'Thank you, Jordan',
    openAsMail: 'Open this message as an email',
    newsletter: 'Email address',
    subscribe: 'Subscribe',
    noAddress: 'Enter your email address.',
    partOfAddress: /full email address/,
    subscribed: subscribedToast,
    needsScript: 'This form needs JavaScript.',
  },
  es: {
    optional: ' (opcional)',
    phone: 'Teléfono',
    subject: 'Asunto',
    errors: {
      firstName: 'Escriba su nombre',
      lastName: 'Escriba su apellido',
      email: 'Escriba su correo electrónico',
      message: 'Escriba su mensaje',
    },
    malformed: 'Escriba un correo electrónico como nombre@example.com',
    sent: '¡Mensaje enviado!Le responderemos en un plazo de 24 horas.',
    thanks: 'Gracias, Jordan',
    openAsMail: 'Abrir este mensaje como correo electrónico',
    newsletter: 'Correo electrónico',
    subscribe: 'Suscribirse',
    noAddress: 'Escriba su correo electrónico.',
    partOfAddress: /correo electrónico completo/,
    subscribed: '¡Suscripción completada!Gracias por suscribirse a nuestro boletín.',
    needsScript: 'Este formulario necesita JavaScript.',
  },
}

/** Every request only fetched something, from a known place, and none carried a word that was typed. */
export async function expectNothingSent(page: Page, requests: string[], origins: string[]) {
  // Beacons and requests that start late are seen too: a page sends them at the latest when it is left.
  await page.goto('about:blank')
  expect(requests.length).toBeGreaterThan(0)
  const known = origins.map((origin) => new URL(origin).host.replace(/^/, '//'))
  for (const request of requests) {
    expect(request).toMatch(/^GET /)
    const decoded = decodeURIComponent(request.replaceAll('+', ' '))
    expect(decoded).not.toMatch(/Jordan|jordan|news\.reader|Two cars|Friday|555-0123/)
    expect(known.some((place) => request.includes(place)) || request.includes('.localhost:')).toBe(
      true,
    )
  }
}

export function contactField(page: Page, name: string) {
  return page.getByRole('main').getByRole('textbox', {name, exact: true})
}

export function newsletterField(page: Page, language: Language = 'en') {
  return page.getByRole('contentinfo').getByRole('textbox', {name: formTexts[language].newsletter})
}

export function toast(page: Page, hasText: string) {
  return page.getByRole('status').filter({hasText})
}

export async function fillIn(page: Page, texts: Record<string, string>) {
  for (const [field, text] of Object.entries(texts)) await contactField(page, field).fill(text)
}

export async function send(page: Page, language: Language = 'en') {
  await page.getByRole('button', {name: texts[language].sendMessage}).click()
}

export async function subscribe(page: Page, language: Language = 'en') {
  await page.getByRole('button', {name: formTexts[language].subscribe}).click()
}
