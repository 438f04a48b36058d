import {holdScript} from '../../support/page/hold-script.ts'
import {recordRequests} from '../../support/page/record/record-requests.ts'
import {expect, test} from '../../support/site.ts'
import {
  contactField,
  expectNothingSent,
  fillIn,
  newsletterField,
  send,
  sentToast,
  subscribedToast,
  typed,
} from './form-fields.ts'

for (const way of ['the button', 'the Enter key']) {
  test(`a contact form sent with ${way} before the script is there is answered when it is [FORM-7]`, async ({
    page,
    site,
    contentLakeUrl,
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
    await expectNothingSent(page, requests, [site.url, contentLakeUrl])
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

test('a complete message sent before the script is there is confirmed where its section is rendered again as well [FORM-7]', async ({
  page,
  contentLake: {client},
}) => {
  // Without the page's state the section is read again, and it is newer than the page.
  await page.route(/\/assets\/state-contact/, () => {})
  const release = await holdScript(page)
  await client
    .patch('page-contact')
    .set({'sections[_key == "contact"].formHeading': 'Write to the office'})
    .commit()
  await page.goto('/contact')
  await fillIn(page, typed)
  await send(page)
  release()
  await expect(page.getByRole('status').filter({hasText: 'sent'})).toHaveText(sentToast)
  await expect(page.getByRole('heading', {name: 'Thank you, Jordan'})).toBeVisible()
})

test('a newsletter address sent before the script is there is answered when it is [FORM-7]', async ({
  page,
  site,
  contentLakeUrl,
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
  await expectNothingSent(page, requests, [site.url, contentLakeUrl, widget])
})

test('a form that was left alone before the script came is not submitted by it', async ({page}) => {
  const release = await holdScript(page)
  await page.goto('/contact')
  await contactField(page, 'First name').fill('Jordan')
  await newsletterField(page).fill('news.reader@example.org')
  await newsletterField(page).press('Enter')
  const caughtUp = page.waitForResponse(/\/data\/query\//)
  release()
  await expect(page.getByText('Successfully subscribed!')).toBeVisible()
  // The contact form hydrates after the footer, and the page catches up once all of it has.
  await caughtUp
  await expect(contactField(page, 'First name')).toHaveValue('Jordan')
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
})
