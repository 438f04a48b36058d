import {choose, expect, publish, test} from '../../support/studio.ts'

test('the office picks where a menu entry leads: a page, and a part of it', async ({
  openStudio,
  page: site,
}) => {
  const studio = await openStudio()
  await choose(studio, 'Menus')
  const quickLinks = studio.locator('[data-testid="field-quickLinks"]')
  await quickLinks.getByRole('button', {name: 'Add item'}).click()
  const entry = studio.getByRole('dialog')
  await entry.getByLabel('Words on the link').fill('Rates')
  const leadsTo = entry.getByRole('combobox').first()
  await leadsTo.fill('Hourly')
  await studio.getByRole('option').getByText('Hourly Service').click()
  await entry.getByLabel('Part of the page').selectOption('rates')
  await entry.getByRole('button', {name: 'Close dialog'}).click()
  await publish(studio)
  await site.goto('/contact')
  await expect(site.getByRole('contentinfo').getByRole('link', {name: 'Rates'})).toHaveAttribute(
    'href',
    '/services/hourly-service#rates',
  )
})
