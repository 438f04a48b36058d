import type {Page} from '@playwright/test'

import {languages} from '../../../domain/language.ts'
import {expectAccessibleAt} from '../../support/page/expect/axe.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {type Planned, planEach} from '../../support/page/plan-jobs.ts'
import {recordShifts} from '../../support/page/record/record-shifts.ts'
import {texts} from '../../support/page/texts.ts'
import {expect, test} from '../../support/site.ts'

const chauffeur = 'job-professional-chauffeur'
const jobPath = '/careers?job=professional-chauffeur'

const inLanguages = {
  en: {
    chauffeur: 'Professional Chauffeur',
    manager: 'Operations Manager',
    apply: /^Apply Now/,
    resume: 'Send Your Resume',
    closed: 'This opening has closed.',
    describes: 'You know the route before you set out',
    empty: /^No position is open today\./,
    title: 'Professional Chauffeur in Miami, FL | The Chauffeur Company',
    kind: 'Full-time',
    requirement: 'Valid driver’s license',
    mail: 'mailto:careers@example.com?subject=Professional%20Chauffeur',
    description: /^You drive guests across .*…$/,
    posting: /^<p>You drive .*<li>Valid driver’s license<\/li>.*<\/ul>$/,
    gone: 'This opening is no longer available',
    all: 'All openings',
    copyLink: 'Copy link to Professional Chauffeur',
    copied: 'The link to Professional Chauffeur is copied.',
  },
  es: {
    chauffeur: 'Chofer profesional',
    manager: 'Gerente de operaciones',
    apply: /^Postularse/,
    resume: 'Enviar currículum',
    closed: 'Esta vacante se cerró.',
    describes: 'Conoce la ruta antes de salir',
    empty: /^Hoy no hay ningún puesto vacante\./,
    title: 'Chofer profesional en Miami, FL | The Chauffeur Company',
    kind: 'Tiempo completo',
    requirement: 'Licencia de conducir vigente',
    mail: 'mailto:careers@example.com?subject=Chofer%20profesional',
    description: /^Usted lleva pasajeros por .*…$/,
    posting: /^<p>Usted lleva .*<li>Licencia de conducir vigente<\/li>.*<\/ul>$/,
    gone: 'Esta vacante ya no está disponible',
    all: 'Todas las vacantes',
    copyLink: 'Copiar enlace al puesto: Chofer profesional',
    copied: 'Se copió el enlace al puesto: Chofer profesional.',
  },
}

test('an opening comes and goes at its minute of Miami, on the days on which the clocks change [JOBS-3]', async ({
  page,
}) => {
  await plan(page, {opensOn: '2027-03-14T07:00:00.000Z', closesOn: '2027-11-07T06:30:00.000Z'})
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
  const words = inLanguages[language]
  test(`an opening on ${careers} that closes while it is read says so in place and is gone at the next visit [JOBS-3]`, async ({
    page,
  }) => {
    // By its new name the test knows that the page has read when it closes.
    await plan(page, {title: 'Evening Chauffeur', closesOn: '2027-02-01T22:00:00.000Z'})
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
}

test('a page that was built before an opening closed does not show it once its script runs', async ({
  page,
}) => {
  await page.clock.install({time: new Date('2027-02-01T22:00:00Z')})
  await plan(page, {closesOn: '2027-02-01T21:59:00.000Z'})
  expect(await (await page.request.get('/careers')).text()).toContain('Professional Chauffeur')
  await openHydrated(page, '/careers')
  await expect(inList(page, 'Professional Chauffeur')).toHaveCount(0)
  await expect(inList(page, 'Operations Manager')).toBeVisible()
})

for (const language of languages) {
  const {careers} = texts[language]
  const words = inLanguages[language]
  const ownPath = `${careers}?job=professional-chauffeur`

  test(`with no opening ${careers} says so and still takes a resume [JOBS-5]`, async ({page}) => {
    await planEach(page, () => ({closesOn: '2026-01-01T12:00:00.000Z'}))
    await openHydrated(page, careers)
    await expect(page.getByText(words.empty)).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
    await expect(page.getByRole('link', {name: words.resume})).toHaveAttribute('href', /^mailto:/)
  })

  test(`${ownPath} shows the opening alone, with facts of its own for search engines [JOBS-4]`, async ({
    page,
    site,
  }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text())
    })
    await plan(page, {opensOn: '2026-10-01T13:00:00.000Z', closesOn: '2099-11-07T06:30:00.000Z'})
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
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, {firstShifts: shifts})
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => entry.startTime))
    }).observe({type: 'layout-shift', buffered: true})
  })
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900})
    for (const [route, heading] of [
      [jobPath, 'Professional Chauffeur'],
      ['/careers?job=astronaut', 'This opening is no longer available'],
    ] as const) {
      await page.goto(route)
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading)
      const shifts = await page.evaluate(() =>
        'firstShifts' in window ? window.firstShifts : null,
      )
      expect(shifts, `${route} at ${width} pixels`).toEqual([])
    }
  }
})

test('an opening that closes in its own view says so, and its URL then leads to the list', async ({
  page,
}) => {
  await plan(page, {title: 'Evening Chauffeur', closesOn: '2027-02-01T22:00:00.000Z'})
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
  const {chauffeur: title, gone} = inLanguages[language]
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
    }
  })
}

function inList(page: Page, title: string) {
  return page.getByRole('main').getByRole('article', {name: title})
}

/** The lake answers this page as if the office had planned otherwise for the chauffeur. */
async function plan(page: Page, planned: Planned) {
  await planEach(page, (id) => (id === chauffeur ? planned : {}))
}

async function postings(page: Page): Promise<unknown[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts
    .map((text): unknown => JSON.parse(text))
    .filter((thing) => JSON.stringify(thing).includes('"JobPosting"'))
}
