import type {Page} from '@playwright/test'

import {holdScript} from '../../support/page/hold-script.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {recordRequests} from '../../support/page/record-requests.ts'
import {expect, test} from '../../support/site.ts'

const typed = {
  'First name': 'Jordan',
  'Last name': 'Sample',
  'E-mail': 'jordan.sample@example.org',
  'Phone (optional)': '(305) 555-0123',
  'Subject (optional)': 'Friday & Saturday',
  Message: 'Two cars to the airport,\nplease: 6 am?',
}
const sentToast = "Message sent successfully!We'll get back to you within 24 hours."
const subscribedToast = 'Successfully subscribed!Thank you for subscribing to our newsletter.'

test('an empty contact form names every required field and goes to the first', async ({page}) => {
  await openHydrated(page, '/contact')
  await send(page)
  await expect(page.getByRole('alert')).toHaveText('Please fill in all required fields')
  const messages = {
    'First name': 'Enter your first name',
    'Last name': 'Enter your last name',
    'E-mail': 'Enter your e-mail address',
    Message: 'Write your message',
  }
  for (const [field, message] of Object.entries(messages)) {
    await expect(contactField(page, field)).toHaveAttribute('aria-invalid', 'true')
    await expect(contactField(page, field)).toHaveAccessibleDescription(message)
    await expect(page.getByText(message, {exact: true})).toBeVisible()
  }
  for (const field of ['Phone (optional)', 'Subject (optional)']) {
    await expect(contactField(page, field)).toHaveAttribute('aria-invalid', 'false')
  }
  await expect(contactField(page, 'First name')).toBeFocused()
})

test('a malformed e-mail address is an error of its field, and nothing typed is lost', async ({
  page,
}) => {
  await openHydrated(page, '/contact')
  const slip = {...typed, 'E-mail': 'jordan.sample@'}
  await fillIn(page, slip)
  await send(page)
  const email = contactField(page, 'E-mail')
  await expect(email).toHaveAccessibleDescription('Enter an e-mail address like name@example.com')
  await expect(email).toBeFocused()
  await expect(page.getByText('Message sent successfully!')).toHaveCount(0)
  for (const [field, text] of Object.entries(slip)) {
    await expect(contactField(page, field)).toHaveValue(text)
  }
  await email.fill(typed['E-mail'])
  await expect(email).toHaveAttribute('aria-invalid', 'false')
  await send(page)
  await expect(page.getByRole('status').filter({hasText: 'sent'})).toHaveText(sentToast)
})

test('a complete message is confirmed and goes on as a prefilled e-mail or a call', async ({
  page,
}) => {
  await openHydrated(page, '/contact')
  await fillIn(page, typed)
  await send(page)
  await expect(page.getByRole('status').filter({hasText: 'sent'})).toHaveText(sentToast)
  await expect(page.getByRole('heading', {name: 'Thank you, Jordan'})).toBeFocused()

  const mail = page.getByRole('link', {name: 'Open this message as an e-mail'})
  const address = new URL((await mail.getAttribute('href')) ?? '')
  expect(address.protocol + address.pathname).toBe('mailto:hello@example.com')
  expect(address.searchParams.get('subject')).toBe(typed['Subject (optional)'])
  const body = address.searchParams.get('body')?.replaceAll('\r\n', '\n')
  expect(body).toBe(
    `${typed.Message}\n\nJordan Sample\n${typed['E-mail']}\n${typed['Phone (optional)']}`,
  )
  await expect(
    page.getByRole('main').getByRole('link', {name: '(305) 555-0100'}).last(),
  ).toHaveAttribute('href', 'tel:+13055550100')
})

test('the toast of a success takes the place of the earlier error', async ({page}) => {
  await openHydrated(page, '/contact')
  await send(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await fillIn(page, typed)
  await send(page)
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  await expect(page.getByText('Please fill in all required fields')).toHaveCount(0)
})

test('the newsletter refuses an empty and a malformed address, then thanks for a good one', async ({
  page,
}) => {
  await openHydrated(page, '/careers')
  const field = newsletterField(page)
  await subscribe(page)
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('Enter your e-mail address.')
  await field.fill('jordan@')
  await subscribe(page)
  await expect(field).toHaveAccessibleDescription(/full e-mail address/)
  await expect(field).toHaveValue('jordan@')
  await expect(page.getByText('Successfully subscribed!')).toHaveCount(0)

  await field.fill('jordan.sample@example.org')
  await field.press('Enter')
  await expect(page.getByRole('status').filter({hasText: 'subscribed'})).toHaveText(subscribedToast)
  await expect(field).toHaveValue('')
  await expect(field).toHaveAttribute('aria-invalid', 'false')
})

test('what a visitor types and submits never leaves the page', async ({
  page,
  site,
  contentLake,
}) => {
  const requests = recordRequests(page)
  await openHydrated(page, '/contact')
  await send(page)
  await fillIn(page, typed)
  await send(page)
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  await newsletterField(page).fill('news.reader@example.org')
  await subscribe(page)
  await expect(page.getByText('Successfully subscribed!')).toBeVisible()
  await expect(page).toHaveURL('/contact')
  await expectNothingSent(page, requests, [site.url, contentLake.url])
})

for (const way of ['the button', 'the Enter key']) {
  test(`a contact form sent with ${way} before the script is there is answered when it is`, async ({
    page,
    site,
    contentLake,
  }) => {
    const requests = recordRequests(page)
    const release = await holdScript(page)
    await page.goto('/contact')
    await contactField(page, 'First name').fill('Jordan')
    await contactField(page, 'Message').fill(typed.Message)
    if (way === 'the button') await send(page)
    else await contactField(page, 'First name').press('Enter')
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('alert')).toHaveCount(0)

    release()
    await expect(page.getByRole('alert')).toHaveText('Please fill in all required fields')
    await expect(contactField(page, 'First name')).toHaveValue('Jordan')
    await expect(contactField(page, 'Message')).toHaveValue(typed.Message)
    await expect(contactField(page, 'Last name')).toBeFocused()
    await expect(contactField(page, 'Last name')).toHaveAccessibleDescription(
      'Enter your last name',
    )
    await expectNothingSent(page, requests, [site.url, contentLake.url])
  })
}

test('a complete message sent before the script is there is confirmed when it is', async ({
  page,
}) => {
  const release = await holdScript(page)
  await page.goto('/contact')
  await fillIn(page, typed)
  await send(page)
  release()
  await expect(page.getByRole('status').filter({hasText: 'sent'})).toHaveText(sentToast)
  await expect(page.getByRole('heading', {name: 'Thank you, Jordan'})).toBeVisible()
})

test('a newsletter address sent before the script is there is answered when it is', async ({
  page,
  site,
  contentLake,
  bookingWidget,
}) => {
  const requests = recordRequests(page)
  const release = await holdScript(page)
  await page.goto('/')
  await newsletterField(page).fill('news.reader@example.org')
  await newsletterField(page).press('Enter')
  await expect(page).toHaveURL('/')
  release()
  await expect(page.getByRole('status').filter({hasText: 'subscribed'})).toHaveText(subscribedToast)
  const widget = new URL(bookingWidget.url).origin
  await expectNothingSent(page, requests, [site.url, contentLake.url, widget])
})

test('a newsletter address sent before the footer is hydrated is answered when it is', async ({
  page,
}) => {
  const {promise, resolve: release} = Promise.withResolvers<void>()
  await page.route(/\/assets\/footer/, async (request) => {
    await promise
    await request.continue()
  })
  const caughtUp = page.waitForResponse(/\/data\/query\//)
  await page.goto('/')
  await caughtUp
  await newsletterField(page).fill('news.reader@example.org')
  await newsletterField(page).press('Enter')
  release()
  await expect(page.getByRole('status').filter({hasText: 'subscribed'})).toHaveText(subscribedToast)
})

test('a form that was left alone before the script came is not submitted by it', async ({page}) => {
  const release = await holdScript(page)
  await page.goto('/contact')
  await contactField(page, 'First name').fill('Jordan')
  await newsletterField(page).fill('news.reader@example.org')
  await newsletterField(page).press('Enter')
  release()
  await expect(page.getByText('Successfully subscribed!')).toBeVisible()
  await expect(contactField(page, 'First name')).toHaveValue('Jordan')
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
})

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false})

  test('both forms give way to a phone number and an address', async ({page}) => {
    await page.goto('/contact')
    await expect(page.getByRole('button', {name: 'Send Message'})).toBeHidden()
    await expect(page.getByRole('button', {name: 'Subscribe'})).toBeHidden()
    for (const place of [page.getByRole('main'), page.getByRole('contentinfo')]) {
      const note = place.getByText('This form needs JavaScript.')
      await expect(note).toBeVisible()
      await expect(note.getByRole('link', {name: '(305) 555-0100'})).toHaveAttribute(
        'href',
        'tel:+13055550100',
      )
      await expect(note.getByRole('link', {name: 'hello@example.com'})).toHaveAttribute(
        'href',
        'mailto:hello@example.com',
      )
    }
  })

  for (const form of ['contact', 'newsletter']) {
    test(`a browser that shows the ${form} form all the same keeps what is submitted`, async ({
      page,
      site,
    }) => {
      const requests = recordRequests(page)
      await page.goto('/contact')
      // Older browsers do not know that scripts are off, so they do not hide the forms.
      for (const shown of await page.locator('form').all()) {
        await shown.evaluate((element) => element.style.setProperty('display', 'block'))
      }
      const fields =
        form === 'contact'
          ? page.getByRole('main').getByRole('textbox')
          : page.getByRole('contentinfo').getByRole('textbox')
      for (const field of await fields.all()) await field.fill('kept@example.org')
      await fields.first().press('Enter')
      await page
        .getByRole('button', {name: form === 'contact' ? 'Send Message' : 'Subscribe'})
        .click()
      await expect(page).toHaveURL('/contact')
      await expect(fields.first()).toHaveValue('kept@example.org')
      const sent = requests.filter((request) => /kept|\?/.test(request.replace(/\/images\/.*/, '')))
      expect(sent).toEqual([])
      expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([])
      expect(requests.filter((request) => request === `GET ${site.url}/contact`)).toHaveLength(1)
    })
  }
})

/** Every request only fetched something, from a known place, and none carried a word that was typed. */
async function expectNothingSent(page: Page, requests: string[], origins: string[]) {
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

function contactField(page: Page, name: string) {
  return page.getByRole('main').getByRole('textbox', {name, exact: true})
}

function newsletterField(page: Page) {
  return page.getByRole('contentinfo').getByRole('textbox', {name: 'E-mail address'})
}

async function fillIn(page: Page, texts: Record<string, string>) {
  for (const [field, text] of Object.entries(texts)) await contactField(page, field).fill(text)
}

async function send(page: Page) {
  await page.getByRole('button', {name: 'Send Message'}).click()
}

async function subscribe(page: Page) {
  await page.getByRole('button', {name: 'Subscribe'}).click()
}
