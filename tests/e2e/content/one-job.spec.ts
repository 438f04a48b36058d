import {holdScript} from '../../support/page/hold-script.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {expect, test} from '../../support/site.ts'

const chauffeur = 'job-professional-chauffeur'
const gone = 'This opening is no longer available'

test('the link to an opening that is newer than the site shows it [JOBS-4]', async ({
  page,
  contentLake: {client},
}) => {
  const seed = await client.getDocument(chauffeur)
  if (!seed) throw new Error('There is no job for a chauffeur.')
  await client.create({
    ...seed,
    _id: 'job-detailer',
    title: 'Vehicle Detailer',
    slug: 'vehicle-detailer',
  })
  await page.goto('/careers?job=vehicle-detailer')
  await expect(page.getByRole('heading', {level: 1, name: 'Vehicle Detailer'})).toBeVisible()
  await expect(page.getByText(gone)).toHaveCount(0)
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0)
})

for (const {slug, heading} of [
  {slug: 'professional-chauffeur', heading: 'Professional Chauffeur'},
  {slug: 'sold-out', heading: gone},
]) {
  test(`"${heading}" is announced when it replaces a list that a visitor is reading, and the focus stays on the page [JOBS-4]`, async ({
    page,
  }) => {
    const release = await holdScript(page)
    await page.goto(`/careers?job=${slug}`)
    const main = page.getByRole('main')
    await main.getByRole('link', {name: 'Send Your Resume'}).focus()
    release()
    await expect(main.getByRole('heading', {level: 1, name: heading})).toBeVisible()
    await expect(main).toBeFocused()
    await expect(page.getByRole('status').filter({hasText: heading})).toBeAttached()
  })
}

test('one opening that the office deletes waits for its reader [JOBS-4]', async ({
  page,
  contentLake: {client},
}) => {
  await openHydrated(page, '/careers?job=professional-chauffeur')
  // It takes the place of the list, which has such links as well.
  const job = page.getByRole('heading', {level: 1, name: 'Professional Chauffeur'})
  await expect(job).toBeVisible()
  const apply = page.getByRole('link', {name: /^Apply Now/}).first()
  await apply.focus()
  // At once: after the Spanish one alone there would be an update to show already.
  await client.transaction().delete('job-professional-chauffeur-es').delete(chauffeur).commit()
  const showUpdate = page.getByRole('button', {name: 'Show the update'})
  await expect(showUpdate).toBeVisible()
  await expect(apply).toBeFocused()
  await showUpdate.click()
  await expect(page.getByRole('heading', {level: 1, name: gone})).toBeVisible()
  await expect(page.getByRole('status').filter({hasText: gone})).toBeAttached()
  await expect(page.getByRole('main')).toBeFocused()
})
