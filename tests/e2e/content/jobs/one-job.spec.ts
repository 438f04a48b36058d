import {languages} from '../../../../domain/language.ts'
import {expectAccessibleAt} from '../../../support/page/expect/axe.ts'
import {expectStructure} from '../../../support/page/expect/structure.ts'
import {holdScript} from '../../../support/page/hold-script.ts'
import {openHydrated} from '../../../support/page/open-hydrated.ts'
import {recordShiftsOfDocuments, shiftsOf} from '../../../support/page/record/record-shifts.ts'
import {texts} from '../../../support/page/texts.ts'
import {expect, test} from '../../../support/site.ts'
import {jobWords, inList, replanChauffeur, postings} from './careers-page.ts'

/* The view of one opening at its own URL; jobs.spec.ts has the list. */

const chauffeur = 'job-professional-chauffeur'
const jobPath = '/careers?job=professional-chauffeur'

for (const language of languages) {
  const {careers} = texts[language]
  const words = jobWords[language]
  const ownPath = `${careers}?job=professional-chauffeur`

  test(`${ownPath} shows the opening alone, with facts of its own for search engines [JOBS-4]`, async ({
    page,
    site,
  }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text())
    })
    await replanChauffeur(page, {
      opensOn: '2026-10-01T13:00:00.000Z',
      closesOn: '2099-11-07T06:30:00.000Z',
    })
    await openHydrated(page, ownPath)
    await expect(page.getByRole('heading', {level: 1})).toHaveText(words.chauffeur)
    await expect(page).toHaveTitle(words.title)
    const main = page.getByRole('main')
    await expect(main).toContainText(words.kind)
    await expect(main).toContainText(words.requirement)
    await expect(main).not.toContainText(words.manager)
    await expect(main.getByRole('link', {name: words.apply})).toHaveAttribute('href', words.mail)
    await expect(main.getByRole('link', {name: words.resume})).toBeAttached()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${site.url}${ownPath}`,
    )
    const description = await page.locator('meta[name=description]').getAttribute('content')
    expect(description).toMatch(words.description)
    expect(description?.length).toBeLessThanOrEqual(155)
    await expect
      .poll(() => postings(page))
      .toEqual([
        {
          '@context': 'https://schema.org',
          '@type': 'JobPosting',
          title: words.chauffeur,
          description: expect.stringMatching(words.posting),
          datePosted: '2026-10-01',
          validThrough: '2099-11-07T06:30:00.000Z',
          employmentType: 'FULL_TIME',
          identifier: expect.objectContaining({value: 'professional-chauffeur'}),
          hiringOrganization: {
            '@type': 'Organization',
            name: 'The Chauffeur Company',
            sameAs: `${site.url}/`,
          },
          jobLocation: expect.objectContaining({'@type': 'Place'}),
        },
      ])
    expect(problems).toEqual([])
  })

  test(`${careers}?job=astronaut, which does not exist, leads to the list and is not to be found [JOBS-4]`, async ({
    page,
  }) => {
    await openHydrated(page, `${careers}?job=astronaut`)
    await expect(page.getByRole('heading', {level: 1})).toHaveText(words.gone)
    await expect(inList(page, words.chauffeur)).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await expect.poll(() => postings(page)).toEqual([])
  })

  test(`a visitor goes from the list on ${careers} to an opening and back`, async ({page}) => {
    await openHydrated(page, careers)
    await expect.poll(() => postings(page)).toEqual([])
    await page.getByRole('link', {name: words.chauffeur, exact: true}).click()
    await expect(page).toHaveURL(ownPath)
    await expect(page.getByRole('heading', {level: 1})).toHaveText(words.chauffeur)
    await expect(page.getByRole('main')).toBeFocused()
    await expect.poll(() => page.getByRole('status').allTextContents()).toContain(words.title)
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await page.getByRole('link', {name: words.all}).click()
    await expect(page).toHaveURL(`${careers}#openings`)
    await expect(inList(page, words.manager)).toBeInViewport()
    await expect.poll(() => postings(page)).toEqual([])
    await page.goBack()
    await expect(page.getByRole('heading', {level: 1})).toHaveText(words.chauffeur)
  })

  test(`the link to an opening is copied from ${careers} and from its own view [JOBS-4]`, async ({
    page,
    context,
    site,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    for (const route of [careers, ownPath]) {
      await openHydrated(page, route)
      if (route === ownPath) {
        await expect(page.getByRole('heading', {level: 1})).toHaveText(words.chauffeur)
      }
      await page.evaluate(() => navigator.clipboard.writeText('something else'))
      await page.getByRole('button', {name: words.copyLink}).click()
      await expect(page.getByText(words.copied)).toBeAttached()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        `${site.url}${ownPath}`,
      )
    }
  })
}

test('the view takes the place of the list without moving anything', async ({page}) => {
  // Fonts that arrive after the first paint move lines by some pixels, which is another matter.
  await page.route('**/*.woff2', (route) => route.abort())
  await recordShiftsOfDocuments(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900})
    for (const [route, heading] of [
      [jobPath, 'Professional Chauffeur'],
      ['/careers?job=astronaut', jobWords.en.gone],
    ] as const) {
      await page.goto(route)
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading)
      expect(await shiftsOf(page), `${route} at ${width} pixels`).toEqual([])
    }
  }
})

test('an opening that closes in its own view says so, and its URL then leads to the list', async ({
  page,
}) => {
  await replanChauffeur(page, {title: 'Evening Chauffeur', closesOn: '2027-02-01T22:00:00.000Z'})
  await page.clock.install({time: new Date('2027-02-01T21:30:00Z')})
  await openHydrated(page, jobPath)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Evening Chauffeur')
  await expect.poll(() => postings(page)).toHaveLength(1)
  await page.clock.fastForward('31:00')
  await expect(page.getByText('This opening has closed.')).toBeVisible()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Evening Chauffeur')
  await expect(page.getByRole('link', {name: /^Apply Now/})).toHaveCount(0)
  expect(await postings(page)).toEqual([])
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

  await openHydrated(page, jobPath)
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'This opening is no longer available',
  )
  await expect(inList(page, 'Professional Chauffeur')).toHaveCount(0)
  await expect(inList(page, 'Evening Chauffeur')).toHaveCount(0)
})

for (const {language, widths} of [
  {language: 'en', widths: [390, 1440]},
  {language: 'es', widths: [320]},
] as const) {
  const {careers} = texts[language]
  const {chauffeur: title, gone} = jobWords[language]
  test(`the view of an opening on ${careers} is accessible and fits at ${widths.join(' and ')} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({width: widths[0], height: 900})
    for (const [job, heading] of [
      ['professional-chauffeur', title],
      ['astronaut', gone],
    ] as const) {
      await openHydrated(page, `${careers}?job=${job}`)
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading)
      await expectAccessibleAt(page, widths)
      if (heading === gone) await expectStructure(page, 'careers-opening-gone', {language})
    }
  })
}

test('the link to an opening that is newer than the site shows it [JOBS-4]', async ({
  page,
  contentLake: {client},
}) => {
  const seed = await client.getDocument(chauffeur)
  if (!seed) throw new Error('There is no job for a chauffeur.')
  await client.create({
    ...seed,
    _id: 'job-detailer',
    title: 'Vehicle Detailer',
    slug: 'vehicle-detailer',
  })
  await page.goto('/careers?job=vehicle-detailer')
  await expect(page.getByRole('heading', {level: 1, name: 'Vehicle Detailer'})).toBeVisible()
  await expect(page.getByText(jobWords.en.gone)).toHaveCount(0)
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0)
})

for (const {slug, heading} of [
  {slug: 'professional-chauffeur', heading: 'Professional Chauffeur'},
  {slug: 'sold-out', heading: jobWords.en.gone},
]) {
  test(`"${heading}" is announced when it replaces a list that a visitor is reading, and the focus stays on the page [JOBS-4]`, async ({
    page,
  }) => {
    const release = await holdScript(page)
    await page.goto(`/careers?job=${slug}`)
    const main = page.getByRole('main')
    await main.getByRole('link', {name: 'Send Your Resume'}).focus()
    release()
    await expect(main.getByRole('heading', {level: 1, name: heading})).toBeVisible()
    await expect(main).toBeFocused()
    await expect(page.getByRole('status').filter({hasText: heading})).toBeAttached()
  })
}

test('one opening that the office deletes waits for its reader [JOBS-4]', async ({
  page,
  contentLake: {client},
}) => {
  await openHydrated(page, '/careers?job=professional-chauffeur')
  // It takes the place of the list, which has such links as well.
  const job = page.getByRole('heading', {level: 1, name: 'Professional Chauffeur'})
  await expect(job).toBeVisible()
  const apply = page.getByRole('link', {name: /^Apply Now/}).first()
  await apply.focus()
  // At once: after the Spanish one alone there would be an update to show already.
  await client.transaction().delete('job-professional-chauffeur-es').delete(chauffeur).commit()
  const showUpdate = page.getByRole('button', {name: 'Show the update'})
  await expect(showUpdate).toBeVisible()
  await expect(apply).toBeFocused()
  await showUpdate.click()
  await expect(page.getByRole('heading', {level: 1, name: jobWords.en.gone})).toBeVisible()
  await expect(page.getByRole('status').filter({hasText: jobWords.en.gone})).toBeAttached()
  await expect(page.getByRole('main')).toBeFocused()
})
