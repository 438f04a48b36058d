import {languages} from '../../../../domain/language.ts'
import {openHydrated} from '../../../support/page/open-hydrated.ts'
import {recordShifts} from '../../../support/page/record/record-shifts.ts'
import {replanJobs} from '../../../support/page/replan-jobs.ts'
import {texts} from '../../../support/page/texts.ts'
import {expect, test} from '../../../support/site.ts'
import {jobWords, inList, replanChauffeur} from './careers-page.ts'

/* The list of openings; one-job.spec.ts has the view of one. */

test('an opening comes and goes at its minute of Miami, on the days on which the clocks change [JOBS-3]', async ({
  page,
}) => {
  await replanChauffeur(page, {
    opensOn: '2027-03-14T07:00:00.000Z',
    closesOn: '2027-11-07T06:30:00.000Z',
  })
  await page.clock.install({time: new Date('2027-03-14T06:30:00Z')})
  await openHydrated(page, '/careers')
  await expect(inList(page, 'Operations Manager')).toBeVisible()
  await expect(inList(page, 'Professional Chauffeur')).toHaveCount(0)
  await page.evaluate(() => Object.assign(window, {sameDocument: true}))

  await page.clock.pauseAt(new Date('2027-03-14T06:59:59Z'))
  await expect(inList(page, 'Professional Chauffeur')).toHaveCount(0)
  await page.clock.runFor(1000)
  await expect(inList(page, 'Professional Chauffeur')).toBeVisible()

  await page.clock.pauseAt(new Date('2027-11-07T06:29:59Z'))
  await expect(inList(page, 'Professional Chauffeur')).not.toContainText('has closed')
  await page.clock.runFor(1000)
  await expect(inList(page, 'Professional Chauffeur')).toContainText('This opening has closed.')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

for (const language of languages) {
  const {careers} = texts[language]
  const words = jobWords[language]
  test(`an opening on ${careers} that closes while it is read says so in place and is gone at the next visit [JOBS-3]`, async ({
    page,
  }) => {
    // By its new name the test knows that the page has read when it closes.
    await replanChauffeur(page, {title: 'Evening Chauffeur', closesOn: '2027-02-01T22:00:00.000Z'})
    await page.clock.install({time: new Date('2027-02-01T21:30:00Z')})
    await openHydrated(page, careers)
    const job = inList(page, 'Evening Chauffeur')
    await job.scrollIntoViewIfNeeded()
    await expect(job.getByRole('link', {name: words.apply})).toBeVisible()
    const shifts = await recordShifts(page)
    await page.clock.fastForward('31:00')
    await expect(job.getByRole('status').last()).toHaveText(words.closed)
    await expect(job).toContainText(words.describes)
    await expect(job.getByRole('link')).toHaveCount(0)
    expect(await shifts()).toEqual([])

    await openHydrated(page, careers)
    await expect(inList(page, words.chauffeur)).toHaveCount(0)
    await expect(job).toHaveCount(0)
    await expect(inList(page, words.manager)).toBeVisible()
  })

  test(`with no opening ${careers} says so and still takes a resume [JOBS-5]`, async ({page}) => {
    await replanJobs(page, () => ({closesOn: '2026-01-01T12:00:00.000Z'}))
    await openHydrated(page, careers)
    await expect(page.getByText(words.empty)).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
    await expect(page.getByRole('link', {name: words.resume})).toHaveAttribute('href', /^mailto:/)
  })
}

test('a page that was built before an opening closed does not show it once its script runs', async ({
  page,
}) => {
  await page.clock.install({time: new Date('2027-02-01T22:00:00Z')})
  await replanChauffeur(page, {closesOn: '2027-02-01T21:59:00.000Z'})
  expect(await (await page.request.get('/careers')).text()).toContain('Professional Chauffeur')
  await openHydrated(page, '/careers')
  await expect(inList(page, 'Professional Chauffeur')).toHaveCount(0)
  await expect(inList(page, 'Operations Manager')).toBeVisible()
})
