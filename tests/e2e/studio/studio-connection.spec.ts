import type {Locator, Page} from '@playwright/test'
import type {SanityClient} from '@sanity/client'

import {choose, chooseAction, expect, publish, publishButton, test} from '../../support/studio.ts'

const referenceCheck = /\/data\/doc\/.*documents-availability/

test('a list that could not be read shows by itself as soon as it can be [START-7]', async ({
  openStudio,
}) => {
  const studio = await openStudio()
  await studio.route(/\/data\/query\//, (route) => route.abort())
  await choose(studio, 'Job openings')
  await expect(
    studio.getByText('The list cannot be read at the moment. Check your connection.'),
  ).toBeVisible()
  await studio.unroute(/\/data\/query\//)
  await expect(studio.getByRole('link', {name: /^Operations Manager/})).toBeVisible()
})

test('a start page that could not be read says so, and shows by itself as soon as it can be [START-7]', async ({
  openTab,
  context,
}) => {
  await context.route(/\/data\/query\//, (route) => route.abort())
  const studio = await openTab('')
  await expect(
    studio.getByRole('alert').filter({hasText: 'The content cannot be reached at the moment.'}),
  ).toBeVisible()
  await context.unroute(/\/data\/query\//)
  await expect(studio.getByRole('region', {name: 'Needs attention'})).toBeVisible()
})

test('what was published last stays while the history cannot be read, and later publishes show when it can [START-7]', async ({
  openStart,
  contentLake: {client},
}) => {
  const publishNote = async (gratuityNote: string) => {
    const ids = {draftId: 'drafts.bookingRules', publishedId: 'bookingRules'}
    const patch = {set: {gratuityNote}}
    await client.action({actionType: 'sanity.action.document.edit', ...ids, patch})
    await client.action({actionType: 'sanity.action.document.publish', ...ids})
  }
  await publishNote('Gratuity is not included')
  const studio = await openStart()
  const rows = studio
    .getByRole('region', {name: 'Last published'})
    .getByRole('link')
    .filter({hasText: 'Booking rules'})
  await expect(rows).toHaveCount(1)
  await studio.route(/\/data\/history\//, (route) =>
    route.fulfill({status: 500, headers: corsHeaders(studio), json: {}}),
  )
  const failure = () => studio.waitForResponse(/\/data\/history\/.*\/documents\/bookingRules/)
  const firstFailure = failure()
  await publishNote('Gratuity is extra')
  await firstFailure
  // It is asked again after some seconds.
  await failure()
  await expect(rows).toHaveCount(1)
  await studio.unroute(/\/data\/history\//)
  await expect(rows).toHaveCount(2)
})

test('a first change that the connection loses says so, and can be made again [PUBLISH-10]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  const location = await openLocation(studio)
  await studio.route(/\/data\/actions\//, (route) => route.abort())
  await location.fill('Doral, FL')
  await expect(lostChangeNotice(studio)).toBeVisible()
  await expect(location).toHaveValue('Miami, FL')
  await studio.unroute(/\/data\/actions\//)

  await location.fill('Doral, FL')
  await publish(studio)
  expect(await client.getDocument('job-operations-manager')).toMatchObject({location: 'Doral, FL'})
})

test('a first change that the lake refuses says so as well [PUBLISH-10]', async ({openStudio}) => {
  const studio = await openStudio()
  const location = await openLocation(studio)
  await studio.route(/\/data\/actions\//, (route) =>
    route.fulfill({
      status: 409,
      headers: corsHeaders(studio),
      json: {
        error: {type: 'actionError', description: 'A transaction with this ID already exists'},
      },
    }),
  )
  await location.fill('Doral, FL')
  await expect(lostChangeNotice(studio)).toBeVisible()
  await expect(location).toHaveValue('Miami, FL')
})

test('a change of a draft that the connection holds up is saved when it is back [PUBLISH-10]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  const draft = await changeDraftWithoutConnection(studio, client)
  await studio.unroute(/\/data\/actions\//)
  await expect.poll(draft).toMatchObject({location: 'Aventura, FL'})
  await expect(lostChangeNotice(studio)).toBeHidden()
})

test('a draft whose connection was lost while a change was on its way can be published [PUBLISH-10]', async ({
  openStudio,
  workerLake,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  const draft = await changeDraftWithoutConnection(studio, client)
  const isBack = studio.waitForResponse(
    (response) => /\/data\/listen\/.*enableResume/.test(response.url()) && response.ok(),
    {timeout: 60_000},
  )
  await workerLake.restart()
  await isBack
  await studio.unroute(/\/data\/actions\//)

  await expect.poll(draft).toMatchObject({location: 'Aventura, FL'})
  await publish(studio)
  expect(await client.getDocument('job-operations-manager')).toMatchObject({
    location: 'Aventura, FL',
  })
})

test('a form whose references cannot be checked stays open, and goes on when they can [PUBLISH-10]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  await choose(studio, 'Rates')
  const price = studio.getByLabel('Rolls Royce, 2-4 hours, to')
  await expect(price).toBeEditable()
  await studio.route(referenceCheck, (route) => route.abort())
  const hasFailedLong = referenceCheckFailedFor(studio, 8000)
  await price.fill('505')
  await hasFailedLong
  await studio.unroute(referenceCheck)
  await publish(studio)
  const highest =
    '*[_id == "rates"][0].rateCards[0].prices[vehicle->name == "Rolls Royce"][0].price.max'
  expect(await client.fetch(highest, {}, {perspective: 'published'})).toBe(505)
})

test('a check that failed without a connection keeps nobody from publishing afterwards [PUBLISH-3]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  const location = await openLocation(studio)
  const isCheck = ({searchParams}: URL) =>
    searchParams.get('query')?.includes('slug == $slug') === true
  await studio.route(isCheck, (route) => route.abort())
  await location.fill('Doral, FL')
  await publishButton(studio).click()
  const reasons = studio.getByRole('dialog', {name: 'This cannot be published yet'})
  await expect(reasons).toContainText('This could not be checked. Check your connection')
  await studio.keyboard.press('Escape')
  await studio.unroute(isCheck)
  await publish(studio)
  expect(await client.getDocument('job-operations-manager')).toMatchObject({location: 'Doral, FL'})
})

test('a deletion whose answer is lost is not said to have failed, and nobody reads an exception', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  await openLocation(studio)
  await studio.route(/\/data\/mutate\//, async (route) => {
    // As what was sent does.
    await client.delete('job-operations-manager')
    await studio.route(/\/data\/doc\//, (look) => look.abort())
    await route.abort()
  })
  await chooseAction(studio, 'Delete')
  await studio.getByRole('dialog', {name: 'Delete'}).getByRole('button', {name: 'Delete'}).click()
  const notice = studio
    .getByRole('alert')
    .filter({hasText: 'The Studio cannot tell whether this was deleted.'})
  await expect(notice).toContainText('check the current state')
  await expect(notice).not.toContainText(/fetch|http/i)
})

test('a session that has expired is said to have, and the draft is there after signing in again', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  studio.on('dialog', (question) => void question.accept())
  const location = await openLocation(studio)
  await location.fill('Doral, FL')
  const draft = () => client.getDocument('drafts.job-operations-manager')
  await expect.poll(draft).toMatchObject({location: 'Doral, FL'})
  const needSession = /localhost:\d+\/v[^/]+\/(data|users|auth\/id)/
  await location.focus()
  const error = {statusCode: 401, error: 'Unauthorized', errorCode: 'SIO-401-AEX'}
  await studio.route(needSession, (route) =>
    route.fulfill(
      route.request().url().includes('/users/me')
        ? {status: 200, headers: corsHeaders(studio), json: {}}
        : {status: 401, headers: corsHeaders(studio), json: error},
    ),
  )
  const refused = studio.waitForResponse(
    (response) => /\/data\/(actions|mutate)\//.test(response.url()) && response.status() === 401,
  )
  await studio.keyboard.type('!')
  await refused
  await expect(studio.getByText('Your session expired. Please sign in again.')).toBeVisible()
  await studio.unroute(needSession)
  await studio.getByText('Local developer').click()
  await expect(location).toHaveValue('Doral, FL')
})

/**
 * Changes the location of a job to Doral, and to Aventura once no change reaches the lake any more. Returns a
 * function that reads the draft.
 */
async function changeDraftWithoutConnection(studio: Page, client: SanityClient) {
  const location = await openLocation(studio)
  await location.fill('Doral, FL')
  const draft = () => client.getDocument('drafts.job-operations-manager')
  await expect.poll(draft).toMatchObject({location: 'Doral, FL'})
  await studio.route(/\/data\/actions\//, (route) => route.abort())
  const failed = studio.waitForEvent('requestfailed', (request) =>
    request.url().includes('/data/actions/'),
  )
  await location.fill('Aventura, FL')
  await failed
  return draft
}

/** Resolves once the same check has failed for this long. */
async function referenceCheckFailedFor(studio: Page, durationMs: number): Promise<void> {
  const firstFailures = new Map<string, number>()
  await studio.waitForEvent('requestfailed', {
    timeout: 30_000,
    predicate: (request) => {
      const url = request.url()
      if (!referenceCheck.test(url)) return false
      const first = firstFailures.get(url) ?? Date.now()
      firstFailures.set(url, first)
      return Date.now() - first >= durationMs
    },
  })
}

/** Without them the browser would block the response, as if there were no connection. */
function corsHeaders(studio: Page) {
  return {
    'access-control-allow-origin': new URL(studio.url()).origin,
    'access-control-allow-credentials': 'true',
  }
}

/** The field for the location of a job. */
async function openLocation(studio: Page): Promise<Locator> {
  await choose(studio, 'Job openings', /^Operations Manager/)
  return studio.getByTestId('field-location').getByRole('textbox')
}

function lostChangeNotice(studio: Page): Locator {
  return studio.getByText('Your last change may be lost.')
}
