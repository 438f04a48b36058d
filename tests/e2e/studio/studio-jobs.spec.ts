import {openHydrated} from '../../support/page/open-hydrated.ts'
import {choose, chooseAction, expect, publish, publishButton, test} from '../../support/studio.ts'

test('an opening is closed by one action and opened again by another [PUBLISH-9]', async ({
  page,
  openStudio,
  contentLake: {client},
}) => {
  const closesOn = '2999-03-01T15:00:00.000Z'
  await client.patch('job-operations-manager').set({closesOn}).commit()
  await openHydrated(page, '/careers')
  const job = page.getByRole('article').filter({hasText: 'Operations Manager'})
  const apply = job.getByRole('link', {name: /apply/i})
  await expect(apply).toBeVisible()

  const studio = await openStudio()
  await choose(studio, 'Job openings', /^Operations Manager/)
  await chooseAction(studio, 'Close opening')
  await expect(apply).toHaveCount(0)
  await expect(page.getByRole('heading', {name: 'Professional Chauffeur'})).toBeVisible()
  await expect(studio.getByText('Closed. The site no longer shows this opening.')).toBeVisible()
  const closed = studio.getByRole('list', {name: 'Closed'})
  await expect(closed.getByRole('link', {name: /^Operations Manager/})).toContainText(/Closed/)

  await chooseAction(studio, 'Reopen')
  await expect(apply).toBeVisible()
  await expect(
    studio.getByText(/^Open again\. .* until Mar 1, 2999, 10:00 AM in Miami/),
  ).toBeVisible()
  expect(await client.getDocument('job-operations-manager')).toMatchObject({closesOn})
  const open = studio.getByRole('list', {name: 'Open now'})
  await expect(open.getByRole('link', {name: /^Operations Manager/})).toContainText('Open')
})

test('an opening that takes long to close says at once that it is closing, and publishes nothing else that somebody has begun [PUBLISH-9]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  await choose(studio, 'Job openings', /^Operations Manager/)
  await studio.getByLabel('Location').fill('Doral, FL')
  await expect(publishButton(studio)).toBeEnabled()
  await expect
    .poll(() => client.getDocument('drafts.job-operations-manager'))
    .toMatchObject({location: 'Doral, FL'})
  const {promise: slow, resolve: goOn} = Promise.withResolvers<void>()
  await studio.route(/\/data\/(actions|mutate)\//, async (route) => {
    await slow
    await route.continue()
  })
  await chooseAction(studio, 'Close opening')
  await expect(studio.getByText('Closing…')).toBeVisible()
  goOn()
  await expect(studio.getByText('Closed. The site no longer shows this opening.')).toBeVisible()
  expect(await client.getDocument('job-operations-manager')).toMatchObject({
    location: 'Miami, FL',
    closesOn: expect.any(String),
  })
  await expect(studio.getByLabel('Location')).toHaveValue('Doral, FL')
})

test('an opening that could not be closed says so and stays open', async ({openStudio}) => {
  const studio = await openStudio()
  await choose(studio, 'Job openings', /^Operations Manager/)
  await expect(studio.getByLabel('Job title')).toBeVisible()
  const changes = /\/data\/(actions|mutate)\//
  await studio.route(changes, (route) => route.abort())
  await chooseAction(studio, 'Close opening')
  await expect(studio.getByText('The opening is still open.')).toBeVisible()
  await studio.unroute(changes)
  await studio.reload()
  const open = studio.getByRole('list', {name: 'Open now'})
  await expect(open.getByRole('link', {name: /^Operations Manager/})).toBeVisible()
})

test('the line below the form of an opening opens what changed, from where what was published before is restored [HISTORY-3]', async ({
  openStudio,
}) => {
  const studio = await openStudio()
  await choose(studio, 'Job openings', /^Customer Service/)
  const location = studio.getByLabel('Location')
  for (const place of ['Fort Lauderdale, FL', 'Doral, FL']) {
    await location.fill(place)
    await publish(studio)
  }
  const line = studio.getByRole('button', {name: /Last published/})
  const heading = studio.getByRole('heading', {name: 'What changed'})
  await line.click()
  await expect(heading).toBeVisible()
  await line.click()
  await expect(heading).toHaveCount(0)
  await line.click()
  await studio.getByRole('button', {name: 'Close', exact: true}).click()
  await expect(heading).toHaveCount(0)
  await expect(studio).not.toHaveURL(/changesInspectorTab/)
  await line.click()
  await expect(studio).toHaveURL(/changesInspectorTab/)
  await expect(studio.getByText('Location: "Fort Lauderdale, FL" → "Doral, FL"')).toBeVisible()
  await studio.getByRole('button', {name: 'Restore this version'}).first().click()
  const question = studio.getByRole('dialog', {name: 'Restore this version?'})
  await question.getByRole('button', {name: 'Restore this version'}).click()
  await expect(location).toHaveValue('Fort Lauderdale, FL')
})
