import type {Page} from '@playwright/test'

import {linkTo} from '../../support/content/link-to.ts'
import {choose, chooseAction, expect, publish, publishButton, test} from '../../support/studio.ts'

test('the Spanish of a vehicle stands below the English, and one that is empty is pointed out [TRANSLATE-1]', async ({
  openTab,
  contentLake: {client},
}) => {
  const studio = await openTab('/structure/vehicle;vehicle-s550')
  const description = studio.getByRole('textbox', {name: 'Description in Spanish'})
  const features = studio.getByRole('textbox', {name: 'Features in Spanish'})
  await expect(description).toHaveAccessibleName('Description in Spanish')
  await description.fill('')
  await expect(
    studio.getByText('Empty in Spanish. Pages in Spanish leave this out.').first(),
  ).toBeVisible()
  await description.fill('Un sedán sereno para dos.')
  await features.fill('Sedán de lujo\n\nCristales oscuros\nAsientos de cuero')
  await expect(studio.getByText('Empty in Spanish.')).toHaveCount(0)
  await publish(studio)
  const {text, rows} = await client.fetch<{text: unknown; rows: unknown}>(
    '*[_id == "vehicle-s550"][0]{"text": descriptionTranslations, "rows": featuresTranslations[0].value}',
  )
  expect(text).toEqual([
    {
      _key: 'es',
      _type: 'internationalizedArrayTextValue',
      language: 'es',
      value: 'Un sedán sereno para dos.',
    },
  ])
  expect(rows).toEqual(['Sedán de lujo', 'Cristales oscuros', 'Asientos de cuero'])
})

test('a Spanish translation begins beside the English, and is published once it says all of it [TRANSLATE-1]', async ({
  openTab,
  contentLake: {client},
}) => {
  await client.create({
    _id: 'boat-show',
    _type: 'page',
    language: 'en',
    title: 'Boat Show Week',
    path: '/boat-show',
    sections: [
      {
        _type: 'callToActionSection',
        _key: 'call',
        heading: 'To the docks and back',
        lead: 'We wait where the tenders land.',
        actions: [{_type: 'link', _key: 'go', label: 'Contact us', target: linkTo('page-contact')}],
      },
    ],
    seo: {_type: 'seo', title: 'Boat Show Week', description: 'Chauffeurs for the boat show.'},
  })
  const studio = await openTab('/structure/page;boat-show')
  await studio.getByRole('button', {name: 'Start the Spanish version'}).click()
  const spanish = studio.getByTestId('document-pane').nth(1)
  await expect(spanish.getByText('This form is the Spanish version.')).toBeVisible()
  const draft = await client.fetch<{sections: unknown}>(
    '*[_id == "drafts.boat-show-es"][0]{sections}',
    {},
    {perspective: 'raw'},
  )
  expect(draft.sections).toEqual([
    {
      _type: 'callToActionSection',
      _key: 'call',
      actions: [{_type: 'link', _key: 'go', target: linkTo('page-contact-es')}],
    },
  ])

  await fieldIn(spanish, 'title').fill('Semana del salón náutico')
  await spanish.getByRole('button', {name: 'Make it from the title'}).click()
  await expect(fieldIn(spanish, 'path')).toHaveValue('/es/semana-del-salon-nautico')
  await publishButton(studio).nth(1).click()
  const reasons = studio.getByRole('dialog', {name: 'This cannot be published yet'})
  await expect(reasons.getByRole('link')).toContainText([
    /Sections: Heading.*The English says “To the docks and back”/,
    /Sections: Lead.*The English says “We wait where the tenders land\.”/,
    /Sections: Words on the link.*“Contact us”/,
  ])
  await reasons.getByRole('button', {name: 'Back to the form'}).click()

  await client
    .patch('drafts.boat-show-es')
    .set({
      'sections[0].heading': 'A los muelles y de vuelta',
      'sections[0].lead': 'Esperamos donde llegan las lanchas.',
      'sections[0].actions[0].label': 'Contáctenos',
      seo: {_type: 'seo', title: 'Salón náutico', description: 'Choferes para el salón náutico.'},
    })
    .commit()
  await studio.getByRole('button', {name: 'Spanish', exact: true}).first().click()
  const form = studio.getByTestId('document-pane')
  await expect(form).toHaveCount(1)
  await expect(form.getByText('A los muelles y de vuelta').first()).toBeVisible()
  await publish(studio)
  expect(await client.fetch('*[path == "/es/semana-del-salon-nautico"][0]._id')).toBe(
    'boat-show-es',
  )
  // The list has the page once, and leads to its languages.
  await expect(rowsNamed(studio, 'Semana del salón náutico')).toHaveCount(0)
  await choose(studio, /^Boat Show Week/)
  await expect(studio.getByText(/Spanish: on the site\.$/)).toBeVisible()
})

test('what is written while the structure is copied from English stays', async ({
  openTab,
  contentLake: {client},
}) => {
  const published = await client.getDocument('page-airport-mia-es')
  if (!published) throw new Error('The seed data has no such page.')
  const draft = await client.create({...published, _id: 'drafts.page-airport-mia-es'})
  await client.patch(draft._id).unset(['sections[_key=="waiting"]']).commit()
  // What waits in English, where a section went, is not what the Spanish has to follow yet.
  const english = await client.getDocument('page-airport-mia')
  if (!english) throw new Error('The seed data has no such page.')
  await client.create({...english, _id: 'drafts.page-airport-mia', sections: []})
  const studio = await openTab('/structure/page;page-airport-mia-es')
  const title = studio.locator('[data-testid="field-title"]').getByRole('textbox').first()
  await expect(title).not.toHaveValue('')
  const answer = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await studio.context().route(
    (url) => (url.searchParams.get('query') ?? '').includes('*[_id in $ids]._id'),
    async (route) => {
      asked.resolve()
      await answer.promise
      await route.continue()
    },
  )
  await studio.getByRole('button', {name: 'Copy structure and pictures from English'}).click()
  await asked.promise
  await expect(studio.getByRole('button', {name: 'Copying…'})).toBeFocused()
  await client.patch(draft._id).set({'sections[_key=="meet"].heading': 'Ahora aquí'}).commit()
  await title.fill('Escrito entretanto')
  answer.resolve()
  await expect(studio.getByText('New sections and pictures are in the form.')).toBeVisible()
  await expect(title).toHaveValue('Escrito entretanto')
  await expect
    .poll(() =>
      client.fetch<unknown>(
        '*[_id == "drafts.page-airport-mia-es"][0]{title, "waiting": defined(sections[_key == "waiting"][0]), "meet": sections[_key == "meet"][0].heading}',
        {},
        {perspective: 'raw'},
      ),
    )
    .toEqual({title: 'Escrito entretanto', waiting: true, meet: 'Ahora aquí'})
})

test('the structure of English is not copied into the form of what is published [TRANSLATE-1]', async ({
  openTab,
  contentLake: {client},
}) => {
  const published = await client.getDocument('page-airport-mia-es')
  if (!published) throw new Error('The seed data has no such page.')
  const draft = await client.create({...published, _id: 'drafts.page-airport-mia-es'})
  const edited = await client.patch(draft._id).set({title: 'Borrador', sections: []}).commit()
  const studio = await openTab('/structure/page;page-airport-mia-es')
  const copy = studio.getByRole('button', {name: 'Copy structure and pictures from English'})
  await expect(copy).toBeVisible()
  await studio.getByRole('button', {name: 'Published', exact: true}).click()
  await expect(fieldIn(studio.getByTestId('document-pane'), 'title')).toHaveValue(
    String(published['title']),
  )
  await expect(studio.getByText('This form is the Spanish version.')).toBeVisible()
  await expect(copy).toHaveCount(0)
  expect(await client.getDocument(draft._id)).toEqual(edited)
})

test('a page that code leads to is deleted in Spanish as long as it is only begun, and begun again, while somebody opens another page', async ({
  openTab,
  contentLake: {client},
}) => {
  const studio = await openTab('/structure/page;page-home-es')
  await expect(studio.getByText('This form is the Spanish version.')).toBeVisible()
  await studio.getByRole('button', {name: 'Open document actions'}).click()
  await expect(studio.getByRole('menuitem', {name: 'See on the site'})).toBeVisible()
  await expect(studio.getByRole('menuitem', {name: 'Delete'})).toHaveCount(0)
  await studio.keyboard.press('Escape')

  await client
    .transaction()
    // One of its answers links to the home page, which could not be deleted then.
    .patch('service-special-events-es', {unset: ['sections[_type=="faqSection"]']})
    .createOrReplace({_id: 'drafts.page-home-es', _type: 'page', language: 'es', path: '/es'})
    .delete('page-home-es')
    .commit()
  await expect(studio.getByText('Spanish: not on the site yet.')).toBeVisible()
  await chooseAction(studio, 'Delete')
  const dialog = studio.getByRole('dialog', {name: 'Delete this page'})
  await expect(dialog).toContainText('The English version stays on the site.')
  await dialog.getByRole('button', {name: 'Delete'}).click()
  await expect(studio.getByText('Deleted.', {exact: true})).toBeVisible()

  const home = await openTab('/structure/page;page-home')
  const answer = Promise.withResolvers<void>()
  await home.route(/\/data\/mutate\//, async (route) => {
    await answer.promise
    await route.continue()
  })
  await home.getByRole('button', {name: 'Start the Spanish version'}).click()
  await expect(home.getByRole('button', {name: 'Starting…'})).toBeFocused()
  await choose(home, /^Contact/)
  await expect(home).toHaveURL(/page-contact/)
  answer.resolve()
  await expect(home.getByText(/^The Spanish version has the same sections/)).toBeVisible()
  await expect(home).toHaveURL(/page-contact/)
})

test('the start page says what changed in English, until the Spanish is found right, and leads to the Spanish field [TRANSLATE-3]', async ({
  openStart,
  contentLake: {client},
}) => {
  await client
    .patch('page-airport-mia')
    .set({'sections[_key=="meet"].heading': 'Where your chauffeur stands'})
    .commit()
  await client.patch('page-contact').set({title: 'Contact us'}).commit()
  const studio = await openStart()
  const changed = studio.getByRole('region', {name: 'Changed in English'})
  await expect(changed).toContainText('"Where you meet" → "Where your chauffeur stands"')
  await expect(changed).toContainText('→ "Contact us"')
  await changed
    .getByRole('listitem')
    .filter({hasText: '→ "Contact us"'})
    .getByRole('button', {name: 'Spanish is still right'})
    .click()
  await expect(changed).not.toContainText('→ "Contact us"')
  await changed.getByRole('link', {name: /^Spanish field for: .*Heading/}).click()
  await expect(studio.getByRole('textbox').and(studio.locator(':focus'))).toHaveValue(
    'Punto de encuentro',
  )
})

test('whoever finds one Spanish page right by keyboard comes to the next, and after the last to the top [TRANSLATE-3]', async ({
  openStart,
  contentLake: {client},
}) => {
  await client.patch('page-contact').set({title: 'Contact us'}).commit()
  await client.patch('page-careers').set({title: 'Jobs'}).commit()
  const studio = await openStart()
  const changed = studio.getByRole('region', {name: 'Changed in English'})
  const changes = changed.getByText(/ → "(Contact us|Jobs)"/)
  const stillRight = changed.getByRole('button', {name: 'Spanish is still right'})
  await expect(changes).toHaveCount(2)
  await stillRight.first().focus()
  await studio.keyboard.press('Enter')
  await expect(changes).toHaveCount(1)
  await expect(stillRight).toBeFocused()
  await studio.keyboard.press('Enter')
  await expect(changed).toHaveCount(0)
  await expect(studio.getByRole('heading', {name: 'What would you like to do?'})).toBeFocused()
})

function fieldIn(pane: ReturnType<Page['getByTestId']>, path: string) {
  return pane.locator(`[data-testid="field-${path}"]`).getByRole('textbox').first()
}

function rowsNamed(studio: Page, name: string) {
  return studio.getByRole('option').or(studio.getByRole('listitem')).getByRole('link', {name})
}
