import type {Page} from '@playwright/test'

import {choose, expect, publish, test} from '../../../support/studio.ts'

test('the grid is filled like a spreadsheet, and says what each price was [GRID-1]', async ({
  context,
  openStudio,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const studio = await openStudio()
  await choose(studio, 'Rates')
  const cell = (name: string) => studio.getByLabel(name, {exact: true})
  await expect(studio.getByText('Minimum booking: 2 hours')).toBeVisible()
  await expect(studio.getByText(/gratuity/i).first()).toBeVisible()

  await cell('Cadillac Escalade, 2-4 hours, from').fill('125')
  await expect(studio.getByText('was $120-180')).toBeVisible()
  await studio.keyboard.press('Enter')
  await expect(cell('Chevrolet Suburban, 2-4 hours, from')).toBeFocused()
  await studio.keyboard.press('ArrowRight')
  await expect(cell('Chevrolet Suburban, 2-4 hours, to')).toBeFocused()
  await studio.keyboard.press('ArrowUp')
  await expect(cell('Cadillac Escalade, 2-4 hours, to')).toBeFocused()
  await studio.keyboard.press('Tab')
  await expect(cell('Cadillac Escalade, 4-8 hours, from')).toBeFocused()

  await studio.keyboard.type('99.5')
  await expect(studio.getByText('Write whole dollars, for example 120.')).toBeVisible()
  await studio.keyboard.press('Escape')
  await expect(cell('Cadillac Escalade, 4-8 hours, from')).toHaveValue('110')
  await studio.keyboard.press('Control+z')
  await expect(cell('Cadillac Escalade, 2-4 hours, from')).toHaveValue('120')
  await expect(studio.getByText('was $120-180')).toHaveCount(0)

  await cell('Cadillac Escalade, 2-4 hours, from').focus()
  await paste(studio, '$130-190\t$115-165\n$115-165\t')
  await expect(cell('Cadillac Escalade, 2-4 hours, from')).toHaveValue('130')
  await expect(cell('Cadillac Escalade, 4-8 hours, to')).toHaveValue('165')
  await expect(cell('Chevrolet Suburban, 2-4 hours, to')).toHaveValue('165')
  await expect(studio.getByText('was $110-160')).toHaveCount(2)
  await paste(studio, 'call us')
  await expect(studio.getByText('"call us" is not a price in whole dollars.')).toBeVisible()
  await studio.keyboard.press('Control+z')
  await expect(cell('Chevrolet Suburban, 2-4 hours, to')).toHaveValue('160')
  await studio.keyboard.press('Control+Shift+z')
  await expect(cell('Chevrolet Suburban, 2-4 hours, to')).toHaveValue('165')
})

test('Esc and Ctrl+Z take back a text that is no price, and no other cell with it [GRID-1]', async ({
  openStudio,
  contentLake: {client},
}) => {
  await client.patch('rates').set({'rateCards[1].prices[0].price.min': 110.5}).commit()
  const studio = await openStudio()
  await choose(studio, 'Rates')
  const cell = (name: string) => studio.getByLabel(name, {exact: true})
  const other = cell('Cadillac Escalade, 2-4 hours, from')
  const suburban = cell('Chevrolet Suburban, 2-4 hours, from')
  await other.fill('125')
  await studio.keyboard.press('Enter')
  await expect(suburban).toBeFocused()
  for (const key of ['Escape', 'Control+z']) {
    // The second one is a price until its last letter, the same as before.
    for (const typed of ['call us', '110x']) {
      await suburban.selectText()
      await studio.keyboard.type(typed)
      await expect(studio.getByText('Write whole dollars, for example 120.')).toBeVisible()
      await studio.keyboard.press(key)
      await expect(suburban).toHaveValue('110')
      await expect(suburban).toBeFocused()
      await expect(other).toHaveValue('125')
    }
  }
  await studio.keyboard.press('Control+z')
  await expect(other).toHaveValue('120')

  // A price with cents that is stored, as of an import, is no text that was typed.
  await studio.keyboard.press('Control+Shift+z')
  await expect(other).toHaveValue('125')
  await cell('Cadillac Escalade, 4-8 hours, from').focus()
  await expect(cell('Cadillac Escalade, 4-8 hours, from')).toHaveValue('110.5')
  await studio.keyboard.press('Control+z')
  await expect(other).toHaveValue('120')
})

test('a cell that is left with a text that is no price keeps its price, and says what it did not keep [GRID-1]', async ({
  openStudio,
}) => {
  const studio = await openStudio()
  await choose(studio, 'Rates')
  const from = studio.getByLabel('Cadillac Escalade, 4-8 hours, from', {exact: true})
  await from.selectText()
  await studio.keyboard.type('99.50')
  await studio.keyboard.press('Tab')
  await expect(studio.getByLabel('Cadillac Escalade, 4-8 hours, to', {exact: true})).toBeFocused()
  const refusal = studio.getByText('"99.50" was not kept. Write whole dollars, for example 120.')
  await expect(refusal).toBeVisible()
  await expect(from).toHaveValue('110')
  await expect(studio.getByText(/^was \$/)).toHaveCount(0)

  await studio.keyboard.press('Shift+Tab')
  await expect(refusal).toHaveCount(0)
  await studio.keyboard.type('99')
  await studio.keyboard.press('Tab')
  await expect(from).toHaveValue('99')
  await expect(studio.getByText('was $110-160')).toBeVisible()
})

test('vehicles that could not be read show in the grid as soon as they can be, and so do later ones [GRID-1]', async ({
  context,
  openStudio,
  contentLake: {client},
}) => {
  await context.clock.install()
  const studio = await openStudio()
  await studio.route(/\/data\/query\/.*minimumHours/, (route) => route.abort())
  await choose(studio, 'Rates')
  const grid = studio.getByRole('table', {name: 'Rates'})
  await expect(studio.getByText('The vehicles cannot be read at the moment.')).toBeVisible()
  await expect(studio.getByRole('button', {name: 'Download as CSV'})).toBeDisabled()
  await studio.unroute(/\/data\/query\/.*minimumHours/)
  await expect(grid.getByRole('rowheader', {name: 'Rolls Royce'})).toBeVisible()
  await expect(studio.getByRole('button', {name: 'Download as CSV'})).toBeEnabled()

  await client.create({_id: 'vehicle-limousine', _type: 'vehicle', name: 'Stretch Limousine'})
  await studio.clock.fastForward(60_000)
  await expect(grid.getByRole('rowheader', {name: 'Stretch Limousine'})).toBeVisible()
})

test('two people in the grid keep each other’s prices [PUBLISH-7]', async ({openStudio}) => {
  const one = await openStudio()
  const other = await openStudio()
  for (const studio of [one, other]) await choose(studio, 'Rates')
  const escalade = 'Cadillac Escalade, 2-4 hours, to'
  const suburban = 'Chevrolet Suburban, 2-4 hours, to'
  await expect(one.getByLabel(escalade)).toHaveValue('180')
  await expect(other.getByLabel(suburban)).toHaveValue('160')
  await Promise.all([one.getByLabel(escalade).fill('185'), other.getByLabel(suburban).fill('165')])
  for (const studio of [one, other]) {
    await expect(studio.getByLabel(escalade)).toHaveValue('185')
    await expect(studio.getByLabel(suburban)).toHaveValue('165')
  }
})

test('next rates are planned beside the current ones and become them on their day [GRID-3]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  await choose(studio, 'Rates')
  await studio.getByRole('button', {name: 'Plan next rates'}).click()
  const startsOn = studio.getByTestId('field-next.startsOn').getByRole('textbox')
  await expect(startsOn).toBeFocused()
  const next = studio.getByLabel('Next rates, Rolls Royce, 2-4 hours, to')
  await expect(next).toHaveValue('500')
  await next.fill('520')
  await expect(studio.getByText('until then $350-500')).toBeVisible()
  await startsOn.fill('Wed, Jan 1, 2020')
  await studio.keyboard.press('Tab')
  await expect(
    studio.getByText(/^Jan 1, 2020 has arrived\. .* as soon as you publish/),
  ).toBeVisible()
  await startsOn.fill('Fri, Jan 1, 2027')
  await studio.keyboard.press('Tab')
  await publish(studio)
  expect(await client.getDocument('rates')).toMatchObject({next: {startsOn: '2027-01-01'}})

  const upperPrices = '*[_id == "rates"][0].next.rateCards[0].prices[].price.max'
  expect(await client.fetch(upperPrices)).toContain(520)

  await client.patch('rates').set({'next.startsOn': '2020-01-01'}).commit()
  await studio.reload()
  await expect(studio.getByText('The site has shown these prices since Jan 1, 2020.')).toBeVisible()
  const notShown = studio.getByText('Visitors see the next rates further down, not these.')
  await expect(notShown).toBeVisible()
  const remove = studio.getByRole('button', {name: 'Remove the next rates'})
  await remove.click()
  await expect(studio.getByText('Remove them and go back to the ones above?')).toBeVisible()
  await expect(studio.getByRole('button', {name: 'Keep them'})).toBeFocused()
  await studio.keyboard.press('Enter')
  await expect(remove).toBeFocused()
  await studio.getByRole('button', {name: 'Make these the current rates'}).click()
  const plan = studio.getByRole('button', {name: 'Plan next rates'})
  await expect(plan).toBeFocused()
  await expect(studio.getByLabel('Rolls Royce, 2-4 hours, to')).toHaveValue('520')
  await expect(studio.getByText(/^was \$/)).toHaveCount(0)
  await expect(notShown).toHaveCount(0)
  await publish(studio)
  const rates = await client.getDocument('rates')
  expect(rates).not.toHaveProperty('next')
  expect(JSON.stringify(rates?.['rateCards'])).toContain('"max":520')

  await plan.click()
  await remove.click()
  await studio.getByRole('button', {name: 'Remove them'}).click()
  await expect(plan).toBeFocused()
})

/** Puts text on the clipboard, as copying from a spreadsheet does, and pastes it where the cursor is. */
async function paste(studio: Page, text: string) {
  await studio.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await studio.keyboard.press('Control+v')
}
