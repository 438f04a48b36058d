import {expect, test} from '../../support/studio.ts'

test('the start page leads to the guide for the office, with its headings and pictures [START-6]', async ({
  openStart,
}) => {
  const studio = await openStart()
  const opening = studio.waitForEvent('popup')
  await studio.getByRole('link', {name: 'Guide for the office'}).click()
  const guide = await opening
  await expect(guide.getByRole('heading', {level: 1})).toHaveText('Guide for the office')
  await expect(guide.getByRole('heading', {name: 'The start page'})).toBeVisible()
  const pictures = await guide.getByRole('img').all()
  expect(pictures.length).toBeGreaterThan(0)
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  }
})
