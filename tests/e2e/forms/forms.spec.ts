import {languages} from '../../../domain/language.ts'
import {expectStructure} from '../../support/page/expect/structure.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {recordRequests} from '../../support/page/record/record-requests.ts'
import {texts} from '../../support/page/texts.ts'
import {expect, test} from '../../support/site.ts'
import {
  contactField,
  expectNothingSent,
  fillIn,
  formTexts,
  newsletterField,
  send,
  subscribe,
  toast,
  typed,
} from './form-fields.ts'

for (const language of languages) {
  const {contact, careers, incomplete, ...labels} = texts[language]
  const words = formTexts[language]
  const required = ['firstName', 'lastName', 'email', 'message'] as const
  const optional = [words.phone, words.subject].map((label) => label + words.optional)
  const filled = {
    [labels.firstName]: 'Jordan',
    [labels.lastName]: 'Sample',
    [labels.email]: typed.Email,
    [words.phone + words.optional]: typed['Phone (optional)'],
    [words.subject + words.optional]: typed['Subject (optional)'],
    [labels.message]: typed.Message,
  }

  test(`the form of ${contact} names what is missing or malformed, keeps what is typed, and a complete message goes on as an e-mail or a call [FORM-1] [FORM-2] [FORM-3]`, async ({
    page,
  }) => {
    await openHydrated(page, contact)
    await send(page, language)
    await expect(page.getByRole('alert')).toHaveText(incomplete)
    for (const name of required) {
      const field = contactField(page, labels[name])
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(words.errors[name])
      await expect(page.getByText(words.errors[name], {exact: true})).toBeVisible()
    }
    for (const field of optional) {
      await expect(contactField(page, field)).toHaveAttribute('aria-invalid', 'false')
    }
    // The type brings the keyboard with "@" on a phone.
    await expect(contactField(page, labels.email)).toHaveAttribute('type', 'email')
    await expect(contactField(page, labels.firstName)).toBeFocused()

    const slip = {...filled, [labels.email]: 'jordan.sample@'}
    await fillIn(page, slip)
    await send(page, language)
    const email = contactField(page, labels.email)
    await expect(email).toHaveAccessibleDescription(words.malformed)
    await expect(email).toBeFocused()
    await expect(page.getByText(labels.sent)).toHaveCount(0)
    for (const [field, text] of Object.entries(slip)) {
      await expect(contactField(page, field)).toHaveValue(text)
    }

    await email.fill(typed.Email)
    await expect(email).toHaveAttribute('aria-invalid', 'false')
    await send(page, language)
    await expect(toast(page, labels.sent)).toHaveText(words.sent)
    await expect(page.getByRole('heading', {name: words.thanks})).toBeFocused()

    const mail = page.getByRole('link', {name: words.openAsMail})
    const href = new URL((await mail.getAttribute('href')) ?? '')
    expect(href.protocol + href.pathname).toBe('mailto:hello@example.com')
    expect(href.searchParams.get('subject')).toBe(typed['Subject (optional)'])
    const body = href.searchParams.get('body')?.replaceAll('\r\n', '\n')
    expect(body).toBe(
      `${typed.Message}\n\nJordan Sample\n${typed.Email}\n${typed['Phone (optional)']}`,
    )
    await expect(
      page.getByRole('main').getByRole('link', {name: '(305) 555-0100'}).last(),
    ).toHaveAttribute('href', 'tel:+13055550100')
  })

  test(`the newsletter on ${careers} refuses an empty and a malformed address, then thanks for a good one, as a screen reader found it before [ACCESS-4]`, async ({
    page,
  }) => {
    await openHydrated(page, careers)
    const field = newsletterField(page, language)
    await subscribe(page, language)
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(words.noAddress)
    await field.fill('jordan@')
    await subscribe(page, language)
    await expect(field).toHaveAccessibleDescription(words.partOfAddress)
    await expect(field).toHaveValue('jordan@')
    const part = page.getByRole('contentinfo').locator('form')
    await expectStructure(page, 'newsletter-with-an-error', {part, language})
    const [title = ''] = words.subscribed.split(/(?<=!)/)
    await expect(page.getByText(title)).toHaveCount(0)

    await field.fill('jordan.sample@example.org')
    await field.press('Enter')
    const thanks = toast(page, title)
    await expect(thanks).toHaveText(words.subscribed)
    await expectStructure(page, 'newsletter-subscribed', {part: thanks, language})
    await expect(field).toHaveValue('')
    await expect(field).toHaveAttribute('aria-invalid', 'false')
  })
}

test('what a visitor types and submits never leaves the page [FORM-4]', async ({
  page,
  site,
  contentLakeUrl,
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
  await expectNothingSent(page, requests, [site.url, contentLakeUrl])
})

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false})

  for (const language of languages) {
    const {contact, sendMessage} = texts[language]
    const {subscribe: button, needsScript} = formTexts[language]

    test(`both forms on ${contact} give way to a phone number and an address [FORM-7]`, async ({
      page,
    }) => {
      await page.goto(contact)
      await expect(page.getByRole('button', {name: sendMessage})).toBeHidden()
      await expect(page.getByRole('button', {name: button})).toBeHidden()
      for (const place of [page.getByRole('main'), page.getByRole('contentinfo')]) {
        const note = place.getByText(needsScript)
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
  }

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
