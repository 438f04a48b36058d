import {openAlive} from '../support/open-alive.ts'
import {expect, test} from '../support/site.ts'

test('a published rate appears on an open page without a reload', async ({page, contentLake}) => {
  const {client} = contentLake
  const before = await client.getDocument('rates')
  if (!before) throw new Error('There are no rates.')
  await openAlive(page, '/')
  const escalade = page.getByRole('article').filter({hasText: 'Cadillac Escalade'})
  await expect(escalade).toContainText('$120-180')
  await page.evaluate(() => Object.assign(window, {sameDocument: true}))

  try {
    await client
      .patch('rates')
      .set({'rateCards[0].prices[vehicle._ref == "vehicle-escalade"].price.max': 185})
      .commit()
    await expect(escalade).toContainText('$120-185')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  } finally {
    await client.createOrReplace(before)
  }
  await expect(escalade).toContainText('$120-180')
})

test('a section of an unknown type and a damaged one leave the rest of the page alone', async ({
  page,
  contentLake,
}) => {
  const {client} = contentLake
  const before = await client.getDocument('page-contact')
  if (!before) throw new Error('There is no contact page.')
  await openAlive(page, '/contact')
  try {
    await client
      .patch('page-contact')
      .insert('before', 'sections[0]', [
        {_type: 'hologramSection', _key: 'unknown', heading: 'From the future'},
        {_type: 'textSection', _key: 'damaged', heading: {not: 'a text'}, body: 'not rich text'},
        {_type: 'textSection', _key: 'marker', heading: 'Published after the damage'},
      ])
      .commit()
    await expect(page.getByRole('heading', {name: 'Published after the damage'})).toBeVisible()
    await expect(page.getByText('From the future')).toHaveCount(0)
    await expect(page.getByRole('button', {name: 'Send Message'})).toBeVisible()
  } finally {
    await client.createOrReplace(before)
  }
})
