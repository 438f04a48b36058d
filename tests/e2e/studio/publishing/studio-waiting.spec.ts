import type {PatchOperations, SanityClient} from '@sanity/client'

import {openHydrated} from '../../../support/page/open-hydrated.ts'
import {expect, isPublication, test} from '../../../support/studio.ts'

test('everything that waits is published at once, what may not is named, and it is undone as one [PUBLISH-5]', async ({
  page,
  openStart,
  contentLake: {client},
}) => {
  await openHydrated(page, '/services/airport-transfers')
  const airport = page.getByRole('listitem').filter({hasText: 'Miami Executive'})
  await expect(airport).toContainText('Private aviation')
  await edit(client, 'bookingRules', {
    set: {
      gratuityNote: 'Gratuity is not included',
      'gratuityNoteTranslations[0].value': 'No incluye la propina',
    },
  })
  await edit(client, 'vehicle-s550', {unset: ['name']})
  // Written as one, so that both have the same revision.
  await client.action([
    editOf('destination-tmb', {set: otherNote}),
    // A jump in price is asked about.
    editOf('rates', {set: {'rateCards[0].prices[0].price.max': 400}}),
  ])

  const studio = await openStart()
  const publishAll = studio.getByRole('button', {name: 'Publish everything that waits'})
  await publishAll.click()
  const dialog = studio.getByRole('dialog', {name: 'Publish everything that waits'})
  await expect(dialog).toContainText('1 of 4 cannot be published yet and will be left out.')
  const row = (name: string) =>
    dialog.getByRole('listitem').filter({has: studio.getByRole('checkbox', {name})})
  await expect(row('Miami Executive')).toContainText('Note: "Private aviation" → "Business jets"')
  await expect(row('Rates').getByRole('link')).toContainText('Is that right?')
  await expect(row('Rates').getByRole('checkbox')).not.toBeChecked()
  await expect(row('Vehicle').getByRole('checkbox')).toBeDisabled()
  await expect(row('Vehicle').getByRole('link', {name: /^Name/})).toBeVisible()
  await row('Miami Executive').getByRole('checkbox').uncheck()
  await row('Miami Executive').getByRole('checkbox').check()
  await expect(row('Rates').getByRole('checkbox')).not.toBeChecked()

  // Somebody else saves between the look and the press.
  await client.patch('drafts.bookingRules').set({gratuityNote: 'Gratuity is up to you'}).commit()
  await expect(row('Booking rules')).toContainText('Gratuity is up to you')
  await expect(row('Booking rules')).toContainText('Somebody has just changed this.')
  await row('Booking rules').getByRole('checkbox').check()
  const published = studio.waitForResponse(isPublication)
  await dialog.getByRole('button', {name: 'Publish 2 documents'}).click()
  await published
  await expect(studio.getByText(/^Published: .*Visitors see it now\.$/)).toBeVisible()
  await expect(studio.getByText(/^Not published: /)).toContainText('Rates')
  await expect(airport).toContainText('Business jets')
  const [rates, rules] = await client.getDocuments(['drafts.rates', 'bookingRules'])
  expect(rates).not.toBe(null)
  expect(rules).toMatchObject({gratuityNote: 'Gratuity is up to you'})

  const together = studio
    .getByRole('region', {name: 'Last published'})
    .getByRole('listitem')
    .filter({hasText: '2 documents published together'})
  await expect(together).toContainText('Note: "Private aviation" → "Business jets"')
  await together.getByRole('button', {name: /^Undo/}).click()
  const question = studio.getByRole('dialog', {name: 'Undo this publish?'})
  await expect(question).toContainText('Note: "Business jets" → "Private aviation"')
  await expect(question).toContainText('Gratuity is up to you')
  await question.getByRole('button', {name: 'Undo and publish'}).click()
  await expect(studio.getByText('Undone. Visitors see the previous version again.')).toBeVisible()
  await expect(airport).toContainText('Private aviation')
  expect(await client.getDocument('bookingRules')).not.toMatchObject({
    gratuityNote: 'Gratuity is up to you',
  })
})

test('the list of what waits is shown although somebody else goes on changing drafts', async ({
  openStart,
  contentLake: {client},
}) => {
  await edit(client, 'rates', {set: {'rateCards[0].prices[0].price.max': 181}})
  const studio = await openStart()
  // Each check asks once for the minimum booking, to which the rates are compared.
  const answers: (() => Promise<void>)[] = []
  await studio.route(/minimumHours/, (route) => {
    answers.push(() => route.continue())
  })
  await studio.getByRole('button', {name: 'Publish everything that waits'}).click()
  const dialog = studio.getByRole('dialog', {name: 'Publish everything that waits'})
  await expect.poll(() => answers.length).toBe(1)
  await editNote(client)
  const attention = studio.getByRole('region', {name: 'Needs attention', includeHidden: true})
  await expect(attention).toContainText('Miami Executive')
  await answers[0]?.()
  await expect(dialog.getByRole('checkbox', {name: 'Rates'})).toBeVisible()

  await expect.poll(() => answers.length).toBe(2)
  await answers[1]?.()
  await expect(dialog.getByRole('checkbox', {name: 'Miami Executive'})).toBeVisible()
})

test('what waits and could not be read appears by itself; the focus is not lost with the last that waited [PUBLISH-5]', async ({
  openStart,
  contentLake: {client},
}) => {
  await editNote(client)
  const studio = await openStart()
  const [names, rules] = [/tag=[\w.]*history\.names/, /minimumHours/]
  for (const read of [names, rules]) await studio.route(read, (route) => route.abort())
  await edit(client, 'rates', {set: {'rateCards[0].prices[0].price.max': 181}})
  const open = studio.getByRole('button', {name: 'Publish everything that waits'})
  await open.click()
  const dialog = studio.getByRole('dialog', {name: 'Publish everything that waits'})
  await expect(dialog).toContainText('What waits cannot be read at the moment.')
  await studio.unroute(names)
  await expect(dialog.getByRole('link')).toContainText('This could not be checked.')
  await studio.unroute(rules)
  await dialog.getByRole('button', {name: 'Publish 2 documents'}).click()
  await expect(studio.getByText(/^Published: .*Visitors see it now\.$/)).toBeVisible()
  await expect(open).toHaveCount(0)
  await expect(studio.getByRole('heading', {level: 1})).toBeFocused()
})

test('what somebody else publishes meanwhile is read again, so the next press publishes [PUBLISH-5]', async ({
  openStart,
  contentLake: {client},
}) => {
  await editNote(client)
  const studio = await openStart()
  await studio.getByRole('button', {name: 'Publish everything that waits'}).click()
  const dialog = studio.getByRole('dialog', {name: 'Publish everything that waits'})
  await expect(dialog).toContainText('Note: "Private aviation" → "Business jets"')
  await client.patch('destination-tmb').set({note: 'Charter flights'}).commit()
  const publish = dialog.getByRole('button', {name: 'Publish 1 document'})
  await publish.click()
  await expect(dialog.getByRole('alert')).toContainText('somebody else has just changed')
  await expect(publish).toBeFocused()
  await expect(dialog).toContainText('Note: "Charter flights" → "Business jets"')
  await publish.click()
  await expect(studio.getByText(/^Published: .*Visitors see it now\.$/)).toBeVisible()
})

test('a dialog stays while it publishes, and gives the focus back once it is closed', async ({
  openStart,
  contentLake: {client},
}) => {
  await editNote(client)
  await client.create({_id: 'drafts.job-nameless', _type: 'job'})
  const studio = await openStart()
  const newPage = studio.getByRole('button', {name: /^New page/})
  await newPage.click()
  const begin = studio.getByRole('dialog', {name: 'New page'})
  await begin.getByLabel('Title').fill('Boat Show Week')
  await studio.route(/\/data\/mutate\//, (route) => route.abort())
  await begin.getByRole('button', {name: 'Create the page'}).click()
  await expect(studio.getByText('The page could not be created.')).toBeVisible()
  await expect(begin.getByRole('button', {name: 'Create the page'})).toBeFocused()
  await studio.unroute(/\/data\/mutate\//)
  await studio.keyboard.press('Escape')
  await expect(newPage).toBeFocused()

  const open = studio.getByRole('button', {name: 'Publish everything that waits'})
  await open.click()
  const dialog = studio.getByRole('dialog', {name: 'Publish everything that waits'})
  const reason = dialog.locator('a').first()
  await expect(reason).toBeVisible()
  const url = studio.url()
  await studio.route(/\/data\/actions\//, async (route) => {
    await studio.keyboard.press('Escape')
    await reason.click({force: true})
    await expect(dialog).toBeVisible()
    expect(studio.url()).toBe(url)
    await route.abort()
  })
  await dialog.getByRole('button', {name: 'Publish 1 document'}).click()
  await expect(studio.getByText('Nothing was published.')).toBeVisible()
  await studio.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
})

test('the Spanish home page is not published for the first time together with menus that lack Spanish [TRANSLATE-5]', async ({
  openStart,
  contentLake: {client},
}) => {
  const home = await client.getDocument('page-home-es')
  if (!home) throw new Error('The seed data has no Spanish home page.')
  await client.patch('translations-page-home', {unset: ['translations[_key=="es"]']}).commit()
  // One of its answers links to the home page, which could not be deleted then.
  await client
    .patch('service-special-events-es', {unset: ['sections[_type=="faqSection"]']})
    .commit()
  await client.delete('page-home-es')
  await client.create({...home, _id: 'drafts.page-home-es'})
  await edit(client, 'menus', {unset: ['quickLinks[0].labelTranslations']})
  const studio = await openStart()
  await studio.getByRole('button', {name: 'Publish everything that waits'}).click()
  const dialog = studio.getByRole('dialog', {name: 'Publish everything that waits'})
  const menus = dialog.getByRole('checkbox', {name: 'Menus'})
  const spanish = dialog.getByRole('checkbox', {name: 'Inicio'})
  // It was on the site before, so nobody publishes it again by accident.
  await expect(dialog).toContainText('not on the site; publishing puts it there')
  await expect(spanish).not.toBeChecked()
  await expect(menus).toBeChecked()
  await spanish.check()
  await expect(menus).toBeDisabled()
  await expect(dialog.getByRole('link')).toContainText('Write this in Spanish as well.')
  await spanish.uncheck()
  await expect(menus).toBeChecked()
})

/** In both languages, about which nothing is asked. */
const otherNote = {
  note: 'Business jets',
  'noteTranslations[0].value': 'Aviones de negocios',
}

/** Begins a draft of Miami Executive with another note. */
async function editNote(client: SanityClient) {
  await edit(client, 'destination-tmb', {set: otherNote})
}

function edit(client: SanityClient, id: string, patch: PatchOperations) {
  return client.action(editOf(id, patch))
}

function editOf(id: string, patch: PatchOperations) {
  const ids = {draftId: `drafts.${id}`, publishedId: id}
  return {actionType: 'sanity.action.document.edit', ...ids, patch} as const
}
