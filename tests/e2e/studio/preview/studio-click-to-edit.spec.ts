import {openHydrated} from '../../../support/page/open-hydrated.ts'
import {clickToEdit, headline, test} from '../../../support/page/preview.ts'
import {expect} from '../../../support/studio.ts'

test('a click opens the field, and what is typed shows at once but not to visitors [PREVIEW-1]', async ({
  openPreview,
  page,
}) => {
  const path = '/services/corporate-travel'
  const {studio, frame, refused} = await openPreview(path, {clickToEdit: true})
  const published = await headline(frame).innerText()

  await clickToEdit(frame, headline(frame), 'Corporate Travel')
  const field = studio.getByRole('textbox').and(studio.locator(':focus'))
  await expect(field).toHaveValue(published)
  await field.fill('Driven to the minute, as a draft')
  await expect(headline(frame)).toHaveText('Driven to the minute, as a draft')

  await openHydrated(page, path)
  await expect(page.getByRole('heading', {level: 1})).toHaveText(published)
  await expect(page.getByText('as a draft')).toHaveCount(0)
  expect(refused).toEqual([])
})

test('a click opens fields of other documents, inside rich text and of prices', async ({
  openPreview,
}) => {
  const {studio, frame} = await openPreview('/', {clickToEdit: true})
  await clickToEdit(
    frame,
    frame.getByRole('heading', {name: 'Cadillac Escalade'}),
    'Cadillac Escalade',
  )
  await expect(studio).toHaveURL(/presentation\/vehicle\/vehicle-escalade.*name/)

  const escalade = frame.getByRole('article').filter({hasText: 'Cadillac Escalade'})
  await clickToEdit(frame, escalade.getByText('$120-180'), 'Rates')
  await expect(studio).toHaveURL(/presentation\/rates\/rates.*rateCards.*prices.*escalade/)

  await clickToEdit(frame, frame.locator('#about').getByRole('paragraph').first(), 'Home')
  await expect(studio).toHaveURL(/presentation\/page\/page-home.*body.*children.*text/)
})

test('on a phone, a tap on the page leads to the field in the form', async ({openPreview}) => {
  const {studio, frame} = await openPreview('/services/corporate-travel', {clickToEdit: true})
  await studio.setViewportSize({width: 390, height: 844})
  await expect(studio.getByRole('tab', {name: 'Page'})).toHaveAttribute('aria-selected', 'true')
  const title = await headline(frame).innerText()
  await clickToEdit(frame, headline(frame), 'Corporate Travel')
  await expect(studio.getByRole('tab', {name: 'Form'})).toHaveAttribute('aria-selected', 'true')
  const field = studio.getByRole('textbox').and(studio.locator(':focus'))
  await expect(field).toHaveValue(title)
  await expect(field).toBeInViewport()
})
