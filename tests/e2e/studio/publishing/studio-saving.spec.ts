import type {Locator, Page} from '@playwright/test'
import type {SanityClient} from '@sanity/client'

import {expect, publishButton, test} from '../../../support/studio.ts'

const english = 'page-contact'
const spanish = 'page-contact-es'
const bothLanguages = `/structure/page;${english};__edit__${spanish},type=page`
const isChange = /\/data\/actions\//

test('what was typed last in a form is saved when another form is typed in at once [PUBLISH-11]', async ({
  openTab,
  contentLake: {client},
}) => {
  await typeInBothForms(await openTab(bothLanguages), client)
  await expectSaved(client, spanish, 'Hola hoy')
  await expectSaved(client, english, 'Hello all')
})

test('what was typed last is published, although another form was typed in [PUBLISH-11]', async ({
  openTab,
  contentLake: {client},
}) => {
  const studio = await openTab(bothLanguages)
  await typeInBothForms(studio, client)
  await publishButton(studio).first().click()
  await expect.poll(() => client.getDocument(english)).toMatchObject({title: 'Hello all'})
})

for (const tool of ['Content', 'Preview']) {
  test(`what was typed last is saved when the form is left for ${tool} [PUBLISH-11]`, async ({
    openTab,
    contentLake: {client},
  }) => {
    const studio = await openTab(`/structure/page;${english}`)
    const title = titleIn(studio, 0)
    await begin(title, 'Hello', client, english)
    await typeAtEnd(title, ' all')
    await studio.getByRole('link', {name: tool, exact: true}).click()
    await expectSaved(client, english, 'Hello all')
  })
}

test('what was typed last into formatted text is saved when the form is left [PUBLISH-11]', async ({
  openTab,
  contentLake: {client},
}) => {
  const studio = await openTab('/structure/page;page-home,path=sections[_key=="about"].body')
  const text = studio.getByRole('dialog').getByRole('textbox').last()
  await text.click()
  await studio.keyboard.press('End')
  await studio.keyboard.type(' ')
  const draft = () => client.getDocument('drafts.page-home')
  await expect.poll(draft).toBeTruthy()
  await studio.keyboard.type('Typed last.')
  await studio.keyboard.press('Escape')
  await studio.getByRole('link', {name: 'Content', exact: true}).click()
  await expect.poll(async () => JSON.stringify(await draft())).toContain('Typed last.')
})

test('what was typed without a connection is saved once it is back, although its form has been left [PUBLISH-10]', async ({
  openTab,
  contentLake: {client},
}) => {
  const studio = await openTab(`/structure/page;${english}`)
  const title = titleIn(studio, 0)
  await begin(title, 'Hello', client, english)
  await studio.route(isChange, (route) => route.abort())
  await typeAtEnd(title, ' all')
  await studio.getByRole('link', {name: 'Content', exact: true}).click()
  await expect(title).toBeHidden()
  const leftAt = Date.now()
  // By itself Sanity forgets a document five seconds after its form has closed.
  await studio.waitForEvent('requestfailed', {
    predicate: (request) => isChange.test(request.url()) && Date.now() - leftAt > 6000,
    timeout: 60_000,
  })
  await studio.unroute(isChange)
  await expectSaved(client, english, 'Hello all')
})

test('the browser asks before it closes a tab with text that is not saved, and only then [PUBLISH-11]', async ({
  openTab,
  contentLake: {client},
}) => {
  const studio = await openTab(`/structure/page;${english}`)
  const title = titleIn(studio, 0)
  await begin(title, 'Hello', client, english)
  await studio.route(isChange, (route) => route.abort())
  await typeAtEnd(title, ' all')
  const question = studio.waitForEvent('dialog')
  await studio.close({runBeforeUnload: true})
  const dialog = await question
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await studio.unroute(isChange)
  await expectSaved(client, english, 'Hello all')

  await expect(studio.getByText('Saving...')).toBeHidden()
  const questions: string[] = []
  studio.on('dialog', (further) => {
    questions.push(further.type())
    void further.accept()
  })
  const closed = studio.waitForEvent('close')
  await studio.close({runBeforeUnload: true})
  await closed
  expect(questions).toEqual([])
})

/** Leaves "Hello all" in the English form and, right after that, "Hola hoy" in the Spanish one beside it. */
async function typeInBothForms(studio: Page, client: SanityClient) {
  const [first, second] = [titleIn(studio, 0), titleIn(studio, 1)]
  await begin(second, 'Hola', client, spanish)
  await begin(first, 'Hello', client, english)
  await typeAtEnd(first, ' all')
  await typeAtEnd(second, ' hoy')
}

/** The title of the document in this pane, counted from the left. */
function titleIn(studio: Page, pane: number): Locator {
  return studio
    .getByTestId('document-pane')
    .nth(pane)
    .getByTestId('field-title')
    .getByRole('textbox')
}

/** Gives a document a draft: the first change of one is sent in another way than those that follow. */
async function begin(title: Locator, text: string, client: SanityClient, id: string) {
  await expect(title).not.toHaveValue('')
  await title.fill(text)
  await expectSaved(client, id, text)
}

/** Typed key by key: the first is sent at once, and the others wait for up to a second. */
async function typeAtEnd(title: Locator, text: string) {
  await title.press('End')
  await title.pressSequentially(text)
}

async function expectSaved(client: SanityClient, id: string, title: string) {
  const saved = () => client.getDocument(`drafts.${id}`)
  await expect.poll(saved).toMatchObject({title})
}
