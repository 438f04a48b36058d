import {chooseAction, choose, expect, test} from '../../support/studio.ts'

test('a deleted vehicle stands among the last publishes and is brought back [HISTORY-3]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const picture = await client.create({
    _id: 'image-gone',
    _type: 'sanity.imageAsset',
    originalFilename: 's550.webp',
  })
  const asset = {_type: 'reference', _ref: picture._id}
  await client.patch('vehicle-s550', {set: {'picture.asset': asset}}).commit()
  const studio = await openStudio()
  await choose(studio, 'Fleet', /^Mercedes S550/)
  await chooseAction(studio, 'Delete')
  const deleting = studio.getByRole('dialog', {name: 'Delete'})
  await deleting.getByRole('button', {name: 'Delete it and its prices'}).click()
  await expect(studio.getByText('Deleted. The site no longer shows it.')).toBeVisible()
  await client.delete(picture._id)

  await studio.getByRole('link', {name: 'Start', exact: true}).click()
  const row = studio
    .getByRole('region', {name: 'Last published'})
    .getByRole('listitem')
    .filter({hasText: 'Mercedes S550'})
  await expect(row).toContainText('Vehicle · deleted by Local developer')
  await row.getByRole('button', {name: /^Bring back/}).click()
  const question = studio.getByRole('dialog', {name: /^Bring back/})
  await expect(question).toContainText('visitors see it only when you press Publish')
  await expect(question).toContainText('Its prices have to be added to Rates again.')
  await expect(question).toContainText('Something that it needs is gone as well')
  await expect(question.getByRole('listitem')).toHaveText('The picture "s550.webp"')
  const {promise: held, resolve: goOn} = Promise.withResolvers<void>()
  await studio.route(/\/data\/(actions|mutate)\//, async (route) => {
    await held
    await route.continue()
  })
  await question.getByRole('button', {name: 'Bring it back'}).click()
  await expect(question.getByRole('button', {name: 'Bringing it back…'})).toBeDisabled()
  goOn()
  // Its row goes with the button, and nothing else is left in the list.
  await expect(row).toHaveCount(0)
  await expect(question).toHaveCount(0)
  await expect(studio.getByRole('heading', {level: 1})).toBeFocused()

  const draft = studio
    .getByRole('region', {name: 'Needs attention'})
    .getByRole('link', {name: /^Mercedes S550/})
  await draft.click()
  await expect(studio.getByLabel('Short name')).toHaveValue('S550')
  expect(await client.getDocument('vehicle-s550')).toBeUndefined()
})
