import {
  choose,
  expect,
  isPublication,
  publish,
  publishButton,
  test,
} from '../../../support/studio.ts'

const unreadable =
  'This date cannot be read. Empty the field, then choose the day in the calendar or write it as "Nov 26, 2027 9:00 AM".'

test('a date that cannot be read stays as it was typed and keeps the draft from being published; mended, it is kept to its minute [PUBLISH-2]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const id = 'job-operations-manager'
  const before = {location: 'Miami, FL', closesOn: '2999-03-01T15:00:00.000Z'}
  await client.patch(id).set(before).commit()
  const studio = await openStudio()
  await choose(studio, 'Job openings', /^Operations Manager/)
  const closes = studio.getByTestId('field-closesOn').getByRole('textbox')
  await expect(closes).toHaveValue('Mar 1, 2999 10:00 AM')
  await studio.getByLabel('Location').fill('Doral, FL')
  await closes.fill('31 Foo')
  await studio.keyboard.press('Tab')
  await expect(studio.getByText(unreadable)).toBeVisible()

  await publishButton(studio).click()
  const refusal = studio.getByRole('dialog', {name: 'This cannot be published yet'})
  await expect(refusal.getByRole('link', {name: /^Closes/})).toContainText(unreadable)
  await refusal.getByRole('link', {name: /^Closes/}).click()
  await expect(closes).toHaveValue('31 Foo')
  expect(await client.getDocument(id)).toMatchObject(before)

  for (const typed of ['', 'Mar 1, 2999 9:05 AM']) {
    await closes.fill(typed)
    await studio.keyboard.press('Tab')
    await expect(closes).toHaveValue(typed)
  }
  await expect(studio.getByText(unreadable)).toHaveCount(0)
  await publish(studio)
  expect(await client.getDocument(id)).toMatchObject({
    location: 'Doral, FL',
    closesOn: '2999-03-01T14:05:00.000Z',
  })
})

test('the keyboard shortcut of Publish publishes the date that is being typed, and refuses one that cannot be read [PUBLISH-2]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const id = 'job-operations-manager'
  await client.patch(id).set({closesOn: '2999-03-01T15:00:00.000Z'}).commit()
  const studio = await openStudio()
  await choose(studio, 'Job openings', /^Operations Manager/)
  const closes = studio.getByTestId('field-closesOn').getByRole('textbox')
  await closes.fill('Mar 2, 2999 9:05 AM')
  const published = studio.waitForResponse(isPublication, {timeout: 60_000})
  await studio.keyboard.down('Control')
  await studio.keyboard.down('Alt')
  await expect(publishButton(studio)).toBeEnabled()
  await studio.keyboard.press('p')
  await published
  await studio.keyboard.up('Alt')
  await studio.keyboard.up('Control')
  await expect(publishButton(studio)).toBeDisabled()
  expect(await client.getDocument(id)).toMatchObject({closesOn: '2999-03-02T14:05:00.000Z'})

  await studio.getByLabel('Location').fill('Doral, FL')
  await expect(publishButton(studio)).toBeEnabled()
  await closes.fill('31 Foo')
  await closes.press('Control+Alt+p')
  const refusal = studio.getByRole('dialog', {name: 'This cannot be published yet'})
  await expect(refusal.getByRole('link', {name: /^Closes/})).toContainText(unreadable)
  await refusal.getByRole('button', {name: 'Back to the form'}).click()
  await expect(closes).toHaveValue('31 Foo')
  expect(await client.getDocument(id)).toMatchObject({closesOn: '2999-03-02T14:05:00.000Z'})
  await closes.press('Control+Alt+p')
  await expect(refusal).toBeVisible()
})

test('of a date that cannot be read the Studio says that it is not saved as its dialog closes, and a readable one is saved when Esc closes it [PUBLISH-11]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const closedDays = [{_type: 'closedDay', _key: 'thanksgiving', day: '2999-11-28'}]
  await client.patch('siteSettings').set({closedDays}).commit()
  const studio = await openStudio()
  await choose(studio, 'Company details')
  const item = studio.getByTestId('field-closedDays').getByRole('button', {name: /2999-11-28/})
  const dialog = studio.getByRole('dialog')
  const day = dialog.getByRole('textbox').first()
  await item.click()
  await expect(day).toHaveValue('November 28, 2999')
  await day.fill('31 Foo')
  await dialog.getByRole('button', {name: 'Close dialog'}).click()
  await expect(studio.getByText('“31 Foo” was not saved.')).toBeVisible()
  await expect(
    studio.getByText(
      '“Day” is as it was before. Open it again and choose the day in the calendar.',
    ),
  ).toBeVisible()

  await item.click()
  await expect(day).toHaveValue('November 28, 2999')
  await day.fill('November 29, 2999')
  await day.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect
    .poll(() => client.getDocument('drafts.siteSettings'))
    .toMatchObject({closedDays: [{day: '2999-11-29'}]})
  await expect(studio.getByText(/was not saved\.$/)).toHaveCount(1)
})
