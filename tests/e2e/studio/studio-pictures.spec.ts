import sharp from 'sharp'

import {openHydrated} from '../../support/page/open-hydrated.ts'
import {choose, expect, publish, test} from '../../support/studio.ts'

test('a picture that is uploaded for a vehicle shows at once as its fleet card has it, and there once published [PAGES-4]', async ({
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

  const card = studio.getByRole('img', {name: 'As it shows on the site: Fleet card'}).first()
  await expect(card).toBeVisible()
  await expect(
    studio.getByTestId('form-view').getByText('This picture is too small: 1240 pixels wide'),
  ).toBeVisible()
  const focus = studio.getByRole('button', {name: 'Focus point of the picture'}).first()
  await focus.click({position: {x: 5, y: 5}})
  await expect(card).toHaveCSS('top', '0px')
  await focus.press('Shift+ArrowDown')
  await expect(focus).toHaveAccessibleDescription(/^\d% from the left, 1\d% from the top$/)
  for (let pressed = 0; pressed < 4; pressed += 1) await focus.press('Shift+ArrowDown')
  await expect(card).not.toHaveCSS('top', '0px')

  const description = studio.getByLabel('Description of the picture').first()
  await description.fill('')
  await expect(
    studio.getByTestId('form-view').getByText('Describe the picture in a few words'),
  ).toBeVisible()
  await description.fill('A blue rectangle')
  await studio.getByLabel('Description of the picture in Spanish').fill('Un rectángulo azul')
  await publish(studio)

  await expect(picture).toHaveAttribute('src', /-1240x930\.png\?rect=0%2C\d+%2C1240%2C697&/)
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
})

function samplePicture() {
  return sharp({create: {width: 1240, height: 930, channels: 3, background: '#0a3d62'}})
    .png()
    .toBuffer()
}
