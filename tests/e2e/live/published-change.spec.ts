import {openHydrated} from '../../support/page/open-hydrated.ts'
import {recordShifts} from '../../support/page/record/record-shifts.ts'
import {expect, test} from '../../support/studio.ts'

test('a published rate appears on an open page, and nothing but its text changes [LIVE-1]', async ({
  page,
  contentLake: {client},
}) => {
  await openHydrated(page, '/')
  const escalade = page.getByRole('article').filter({hasText: 'Cadillac Escalade'})
  await expect(escalade).toContainText('$120-180')
  const book = escalade.getByRole('link', {name: /Book/})
  await book.focus()
  const shifts = await recordShifts(page)
  const place = () => book.evaluate((link) => link.getBoundingClientRect().top)
  const before = await place()

  await client
    .patch('rates')
    .set({'rateCards[0].prices[vehicle._ref == "vehicle-escalade"].price.max': 185})
    .commit()
  await expect(escalade).toContainText('$120-185')
  await expect(book).toBeFocused()
  expect(await place()).toBe(before)
  expect(await shifts()).toEqual([])
})

test('a section of an unknown type and a damaged one leave the rest of the page alone', async ({
  page,
  contentLake: {client},
}) => {
  await openHydrated(page, '/contact')
  await client
    .patch('page-contact')
    .insert('before', 'sections[0]', [
      {_type: 'hologramSection', _key: 'unknown', heading: 'From the future'},
      {_type: 'textSection', _key: 'damaged', heading: {not: 'a text'}, body: 'not rich text'},
      {_type: 'textSection', _key: 'marker', heading: 'Published after the damage'},
    ])
    .commit()
  await page.getByRole('button', {name: 'Show the update'}).click()
  await expect(page.getByRole('heading', {name: 'Published after the damage'})).toBeVisible()
  await expect(page.getByText('From the future')).toHaveCount(0)
  await expect(page.getByRole('button', {name: 'Send Message'})).toBeVisible()
})
