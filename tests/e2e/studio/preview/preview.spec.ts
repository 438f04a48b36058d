import {isRecord} from '../../../../domain/is-record.ts'
import {arrayAt, documentOf, text} from '../../../support/content/seed-documents.ts'
import {
  clickToEdit,
  fieldAttribute,
  headline,
  pathField,
  previewStartMs,
  test,
} from '../../../support/page/preview.ts'
import {expect} from '../../../support/studio.ts'

test('links work until "Click to edit" is pressed; it and the phone width stay chosen [PREVIEW-1]', async ({
  openPreview,
}) => {
  const {studio, frame} = await openPreview('/')
  await frame.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click()
  await expect(studio).toHaveURL(/presentation\/page\/page-contact.*preview=[^&]*contact/)
  await expect(pathField(studio)).toHaveValue('/contact')

  await pathField(studio).fill('https://elsewhere.example/')
  await pathField(studio).press('Enter')
  await expect(studio.getByText('The preview shows this site only.')).toBeVisible()
  await pathField(studio).fill('/services/corporate-travel')
  await pathField(studio).press('Enter')
  await expect(headline(frame)).toHaveAttribute(fieldAttribute, /service-corporate-travel/)

  const site = studio.locator('iframe')
  const phoneWidth = studio.getByRole('button', {name: 'Phone width'})
  const editSwitch = studio.getByRole('button', {name: 'Click to edit'})
  await expect(editSwitch).toHaveAttribute('aria-pressed', 'false')
  await phoneWidth.press('Enter')
  await editSwitch.press('Enter')
  // Each press is stored once the Studio has taken it.
  await expect(phoneWidth).toHaveAttribute('aria-pressed', 'true')
  await expect(editSwitch).toHaveAttribute('aria-pressed', 'true')
  await studio.reload()
  await expect(phoneWidth).toHaveAttribute('aria-pressed', 'true')
  await expect(site).toHaveCSS('width', '375px')
  await expect(editSwitch).toHaveAttribute('aria-pressed', 'true')
  await expect(headline(frame)).toHaveAttribute(fieldAttribute, /.+/, {timeout: previewStartMs})
  await clickToEdit(frame, headline(frame), 'Corporate Travel')
  await expect(studio.getByRole('textbox').and(studio.locator(':focus'))).toHaveValue(
    await headline(frame).innerText(),
  )
  await phoneWidth.press('Enter')
  await expect(site).not.toHaveCSS('width', '375px')
})

test('a form that opens beside the page does not take the focus from the field for the path', async ({
  openPreview,
}) => {
  const {studio, frame} = await openPreview('/')
  const isTyping = Promise.withResolvers<void>()
  await studio.route(/\/data\/query\//, async (route) => {
    await isTyping.promise
    await route.continue()
  })
  await frame.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click()
  await expect(pathField(studio)).toHaveValue('/contact')
  await pathField(studio).click()
  isTyping.resolve()
  await expect(studio.getByRole('textbox', {name: 'Title', exact: true})).toHaveValue('Contact')
  await studio.keyboard.type('/careers')
  await expect(pathField(studio)).toHaveValue(/careers/)
  await pathField(studio).press('Tab')
  await expect(pathField(studio)).not.toBeFocused()
})

test('an address that is being typed stays when another page comes, until Escape', async ({
  openPreview,
}) => {
  const {studio, frame} = await openPreview('/')
  await pathField(studio).fill('/care')
  await frame
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Contact', exact: true})
    .evaluate((link: HTMLElement) => link.click())
  await expect(studio.getByRole('textbox', {name: 'Title', exact: true})).toHaveValue('Contact')
  await expect(pathField(studio)).toHaveValue('/care')
  await pathField(studio).press('Escape')
  await expect(pathField(studio)).toHaveValue('/contact')
})

test('the page shows drafts or what visitors see, and outside of the preview nothing is changed by it [PREVIEW-1]', async ({
  openPreview,
  contentLake: {client},
}) => {
  const id = 'service-corporate-travel'
  const {studio, frame} = await openPreview('/services/corporate-travel')
  const published = await headline(frame).innerText()
  const service = await client.getDocument(id)
  if (!service) throw new Error('There is no such service.')
  const [head] = arrayAt(service, 'sections')
  await client
    .transaction()
    .createOrReplace({...service, _id: `drafts.${id}`})
    .patch(`drafts.${id}`, {
      set: {[`sections[_key=="${text(head, '_key')}"].heading`]: 'Not published yet'},
    })
    .createOrReplace({...documentOf('menus'), _id: 'drafts.menus'})
    .patch('drafts.menus', {set: {'quickLinks[0].label': 'Draft of a link'}})
    .commit()
  const link = frame.getByRole('contentinfo').getByRole('link', {name: 'Draft of a link'})
  await expect(headline(frame)).toHaveText('Not published yet')
  await expect(link).toBeVisible()
  await studio.getByRole('button', {name: 'As a visitor sees it now'}).press('Enter')
  await expect(headline(frame)).toHaveText(published)
  await expect(link).toHaveCount(0)

  await client
    .patch(id, {set: {[`sections[_key=="${text(head, '_key')}"].heading`]: 'Just published'}})
    .commit()
  await expect(headline(frame)).toHaveText('Just published')

  await studio.getByRole('link', {name: 'Content', exact: true}).click()
  await expect(studio).toHaveURL(/\/structure/)
  await expect(studio).not.toHaveURL(/perspective/)
  await studio.goBack()
  await studio.getByRole('button', {name: 'With my drafts'}).press('Enter')
  await expect(headline(frame)).toHaveText('Not published yet')
})

test('the page shows what starts and ends by another moment, until "Back to now" [PREVIEW-1]', async ({
  openPreview,
  contentLake: {client},
}) => {
  const [shortest, ...others] = arrayAt(documentOf('rates'), 'rateCards')
  await client
    .transaction()
    .createOrReplace({
      _id: 'announcement',
      _type: 'announcement',
      text: 'Carnival week: book early',
      showFrom: '2028-02-01T14:00:00.000Z',
      showUntil: '2028-02-10T14:00:00.000Z',
    })
    .patch('rates', {
      set: {
        next: {
          _type: 'nextRates',
          startsOn: '2028-01-15',
          rateCards: [dearer(shortest), ...others],
        },
      },
    })
    .patch('job-operations-manager', {set: {closesOn: '2028-01-31T14:00:00.000Z'}})
    .commit()
  const {studio, frame} = await openPreview('/')
  const news = frame.getByText('Carnival week: book early')
  const escalade = frame.getByRole('article').filter({hasText: 'Cadillac Escalade'})
  const moment = studio.getByLabel('Show the site as of')
  const note = studio.getByText(/The page shows .* in Miami/)
  await expect(escalade).toContainText('$120-180')
  await expect(news).toHaveCount(0)

  await moment.fill('2028-02-01T09:00')
  await expect(note).toContainText('Tuesday, February 1, 2028 at 9:00 AM')
  await expect(news).toBeVisible()
  await expect(escalade).toContainText('$121-999')

  await studio.getByRole('button', {name: 'Load the page again'}).click()
  await expect(news).toBeVisible()
  await pathField(studio).fill('/careers')
  await pathField(studio).press('Enter')
  await expect(frame.getByRole('heading', {name: 'Professional Chauffeur'})).toBeVisible()
  await expect(frame.getByRole('heading', {name: 'Operations Manager'})).toHaveCount(0)

  // In one moment, because the form of the page that has just opened takes the focus once it is there.
  const focused = await studio
    .getByRole('button', {name: 'Back to now'})
    .evaluate((button: HTMLButtonElement) => {
      button.click()
      return document.activeElement?.getAttribute('aria-label')
    })
  expect(focused).toContain('Show the site as of')
  await expect(note).toHaveCount(0)
  await expect(moment).toHaveValue('')
  await expect(frame.getByRole('heading', {name: 'Operations Manager'})).toBeVisible()
  await expect(news).toHaveCount(0)
})

test('the form lists the pages that show a document, and each opens beside it [PREVIEW-2]', async ({
  openPreview,
}) => {
  const {studio, frame} = await openPreview('/careers', {clickToEdit: true})
  const operationsManager = frame.getByRole('link', {name: 'Operations Manager', exact: true})
  await clickToEdit(frame, operationsManager, 'Operations Manager')
  await expect(studio).toHaveURL(/presentation\/job\/job-operations-manager/)
  await studio.getByRole('button', {name: 'Shows on 2 pages'}).click()
  for (const [place, heading] of [
    ['Operations Manager /careers?job=operations-manager', 'Operations Manager'],
    ['Careers /careers', /^(?!Operations Manager)/],
  ] as const) {
    await studio.getByRole('link', {name: place, exact: true}).click()
    await expect(headline(frame)).toHaveText(heading)
    await expect(frame.getByRole('heading', {name: 'Operations Manager'})).toBeVisible()
  }
})

test('the preview follows the language that is chosen for the form', async ({openPreview}) => {
  const {studio, frame} = await openPreview('/es/aeropuertos/mia')
  await expect(studio.getByText('This form is the Spanish version.')).toBeVisible()
  await studio.getByRole('button', {name: 'English', exact: true}).click()
  await expect(headline(frame)).toHaveText('Miami International')
  await expect(studio.getByText('This form is the English version.')).toBeVisible()
})

test('a language that is chosen before the page has answered the Studio shows all the same', async ({
  openPreview,
  context,
}) => {
  const isChosen = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  await context.route(/renderVisualEditing/, async (route) => {
    isHeld.resolve()
    await isChosen.promise
    await route.continue()
  })
  const {studio, frame} = await openPreview('/es/aeropuertos/mia')
  await isHeld.promise
  await studio.getByRole('button', {name: 'English', exact: true}).click()
  await expect(studio).toHaveURL(/preview=[^&]*airports/)
  isChosen.resolve()
  await expect(headline(frame)).toHaveText('Miami International')
  await expect(studio.getByText('This form is the English version.')).toBeVisible()
})

test('beside one opening, sections that are left out there are not called empty', async ({
  openPreview,
}) => {
  const {frame} = await openPreview('/careers?job=professional-chauffeur')
  await expect(frame.getByRole('heading', {level: 1, name: 'Professional Chauffeur'})).toBeVisible()
  await expect(frame.getByRole('heading', {level: 2}).first()).toBeVisible()
  await expect(frame.getByText('shows nothing yet')).toHaveCount(0)
})

test('a section that is not filled in says so, and booking works beside it', async ({
  openPreview,
  contentLake: {client},
}) => {
  const {frame, refused} = await openPreview('/reservation')
  const page = await client.getDocument('page-reservation')
  if (!page) throw new Error('There is no reservation page.')
  await client.createOrReplace({
    ...page,
    _id: 'drafts.page-reservation',
    sections: [
      ...arrayAt(page, 'sections'),
      {_type: 'faqSection', _key: 'empty'},
      {_type: 'hologramSection', _key: 'unknown'},
    ],
  })
  await expect(frame.getByText('The section "faq" shows nothing yet')).toBeVisible()
  await expect(frame.getByText('does not know sections of the kind "hologram"')).toBeVisible()
  const booking = frame.frameLocator('[data-booking-frame]')
  await expect(booking.getByRole('heading', {name: 'Your ride'})).toBeVisible()
  expect(refused).toEqual([])
})

/** A duration's rates with other prices of the first vehicle. */
function dearer(card: unknown) {
  if (!isRecord(card)) throw new Error('There are no rates.')
  const [first, ...others] = arrayAt(card, 'prices').filter(isRecord)
  return {...card, prices: [{...first, price: {min: 121, max: 999}}, ...others]}
}
