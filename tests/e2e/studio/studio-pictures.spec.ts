import sharp from 'sharp'

import {openHydrated} from '../../support/page/open-hydrated.ts'
import {choose, expect, publish, test} from '../../support/studio.ts'

test('a picture that is uploaded for a vehicle shows on its fleet card', async ({
  page,
  openStudio,
}) => {
  await openHydrated(page, '/')
  const picture = page.getByRole('article').filter({hasText: 'Chevrolet Suburban'}).getByRole('img')
  await expect(picture).toBeVisible()

  const studio = await openStudio()
  await choose(studio, 'Fleet', /^Chevrolet Suburban/)
  const field = studio.getByTestId('image-input').first()
  await field.getByTestId('options-menu-button').click()
  const chooser = studio.waitForEvent('filechooser')
  await studio.getByRole('menuitem', {name: 'Upload'}).click()
  await (
    await chooser
  ).setFiles({name: 'new.png', mimeType: 'image/png', buffer: await samplePicture()})
  await expect(field.getByRole('img').first()).toHaveAttribute('src', /-1240x930/)
  await publish(studio)

  await expect(picture).toHaveAttribute('src', /-1240x930-png|-1240x930\.png/)
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
})

function samplePicture() {
  return sharp({create: {width: 1240, height: 930, channels: 3, background: '#0a3d62'}})
    .png()
    .toBuffer()
}
