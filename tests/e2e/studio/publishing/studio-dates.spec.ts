import {choose, expect, publish, publishButton, test} from '../../../support/studio.ts'

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
  const message =
    'This date cannot be read. Empty the field, then choose the day in the calendar or write it as "Nov 26, 2027 9:00 AM".'
  await expect(studio.getByText(message)).toBeVisible()

  await publishButton(studio).click()
  const refusal = studio.getByRole('dialog', {name: 'This cannot be published yet'})
  await expect(refusal.getByRole('link', {name: /^Closes/})).toContainText(message)
  await refusal.getByRole('link', {name: /^Closes/}).click()
  await expect(closes).toHaveValue('31 Foo')
  expect(await client.getDocument(id)).toMatchObject(before)

  for (const typed of ['', 'Mar 1, 2999 9:05 AM']) {
    await closes.fill(typed)
    await studio.keyboard.press('Tab')
    await expect(closes).toHaveValue(typed)
  }
  await expect(studio.getByText(message)).toHaveCount(0)
  await publish(studio)
  expect(await client.getDocument(id)).toMatchObject({
    location: 'Doral, FL',
    closesOn: '2999-03-01T14:05:00.000Z',
  })
})
