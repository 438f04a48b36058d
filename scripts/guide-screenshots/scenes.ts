import type {Locator, Page} from '@playwright/test'

import {choose, expect, publish, publishButton} from '../../tests/support/studio.ts'

/** What one screenshot of the guide shows: the part of the Studio around some elements. */
export type Scene = {
  name: string
  /** How the person in the guide comes there; what the screenshot is cut to. */
  go: (studio: Studio) => Promise<Locator[]>
  width?: number
  height?: number
}

type Studio = {page: Page; url: string}

/** In the order of the guide; a scene may go on from where the one before it ends. */
export const scenes: Scene[] = [
  {
    name: 'start',
    go: async (studio) => {
      await openStart(studio)
      const tasks = studio.page.getByRole('navigation', {name: 'Frequent tasks'})
      return [studio.page.getByRole('heading', {level: 1}), tasks, link(studio, 'See the site')]
    },
  },
  {
    name: 'rates',
    height: 1100,
    go: async (studio) => {
      await openStart(studio)
      await link(studio, /^Change a rate/).click()
      await studio.page.getByLabel('Chevrolet Suburban, 2-4 hours, to').fill('165')
      await publishButton(studio.page).and(studio.page.locator(':enabled')).waitFor()
      return [studio.page.getByRole('table', {name: 'Rates'}), button(studio, 'Read a CSV file')]
    },
  },
  {
    name: 'csv',
    go: async (studio) => {
      const {page} = studio
      const choosing = page.waitForEvent('filechooser')
      const saving = page.waitForEvent('download')
      await button(studio, 'Download as CSV').click()
      const table = await textOf(await (await saving).createReadStream())
      await button(studio, 'Read a CSV file').click()
      const buffer = Buffer.from(table.replace('$350-500', '$360-510'))
      await (await choosing).setFiles({name: 'rates.csv', mimeType: 'text/csv', buffer})
      return [cardOf(page.getByRole('dialog', {name: 'Import this table?'}))]
    },
  },
  {
    name: 'picture',
    height: 1400,
    go: async (studio) => {
      const {page, url} = studio
      await page.goto(`${url}/structure/vehicle`)
      await choose(page, /^Chevrolet Suburban/)
      const focus = button(studio, 'Focus point of the picture').first()
      await focus.scrollIntoViewIfNeeded()
      const onSite = page.getByRole('img', {name: /^As it shows on the site/}).first()
      await onSite.waitFor()
      const about = page.getByText(/^Click what must stay in view/).first()
      return [
        page.getByText('Focus point', {exact: true}).first(),
        about,
        focus,
        page.getByText('Fleet card', {exact: true}).first(),
      ]
    },
  },
  {
    name: 'new-page',
    height: 960,
    go: async (studio) => {
      await openStart(studio)
      await button(studio, /^New page/).click()
      const dialog = studio.page.getByRole('dialog', {name: 'New page'})
      await dialog.getByRole('radio', {name: /^Event or season/}).check()
      await dialog.getByLabel('Title').fill('Boat Show Week')
      return [cardOf(dialog)]
    },
  },
  {
    name: 'preview',
    height: 1200,
    go: async (studio) => {
      const {page} = studio
      await button(studio, 'Create the page').click()
      const frame = page.frameLocator('iframe').first()
      await frame
        .getByRole('heading', {level: 1, name: 'Boat Show Week'})
        .waitFor({timeout: 90_000})
      await expect(frame.getByRole('main').getByRole('img').first()).not.toHaveJSProperty(
        'naturalWidth',
        0,
      )
      await page.getByRole('textbox', {name: 'Title', exact: true}).first().waitFor()
      return []
    },
  },
  {
    name: 'address',
    go: async (studio) => {
      const {page, url} = studio
      await fillSearchText(studio)
      await publish(page)
      await page.goto(`${url}/structure/page`)
      await choose(page, /^Boat Show Week/)
      const path = field(studio, 'path').getByRole('textbox')
      await path.fill('/boat-show')
      const says = page.getByText('Once this is published')
      await says.waitFor()
      return [field(studio, 'path'), says]
    },
  },
  {
    name: 'menu',
    go: async (studio) => {
      const {page, url} = studio
      await page.goto(`${url}/structure/menus`)
      const header = field(studio, 'headerLinks')
      await header.getByRole('button', {name: 'Add item'}).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Words on the link', {exact: true}).fill('Boats')
      await dialog.getByRole('combobox').first().fill('Boat Show')
      await page.getByRole('option').getByText('Boat Show Week').click()
      return [cardOf(dialog)]
    },
  },
  {
    name: 'waiting',
    go: async (studio) => {
      const {page} = studio
      await openStart(studio)
      await button(studio, 'Publish everything that waits').click()
      const dialog = page.getByRole('dialog', {name: 'Publish everything that waits'})
      await dialog.getByRole('listitem').first().waitFor()
      return [cardOf(dialog)]
    },
  },
  {
    name: 'undo',
    height: 1100,
    go: async (studio) => {
      const {page} = studio
      const publishing = page.getByRole('button', {name: /^Publish \d/})
      await publishing.click()
      await publishing.waitFor({state: 'detached'})
      const last = page.getByRole('region', {name: 'Last published'})
      await last.getByText('published together').waitFor()
      await last.scrollIntoViewIfNeeded()
      return [last]
    },
  },
  {
    name: 'phone',
    width: 390,
    height: 760,
    go: async (studio) => {
      await openStart(studio)
      return []
    },
  },
]

/** A page is published only with what search engines show of it. */
async function fillSearchText(studio: Studio) {
  await button(studio, 'Search engines and sharing').click()
  await field(studio, 'seo.description')
    .getByRole('textbox')
    .fill('Chauffeured cars for the boat show in Miami.')
  // Somebody who types takes longer until Publish.
  await expect(studio.page.getByText(requiredMessage)).toHaveCount(0)
}

const requiredMessage = 'Fill this in. The site needs it.'

function field({page}: Studio, path: string) {
  return page.getByTestId(`field-${path}`)
}

async function openStart({page, url}: Studio) {
  await page.goto(url)
  await page.getByRole('heading', {name: 'Needs attention'}).waitFor()
}

/** The dialog itself lies over the whole window. */
function cardOf(dialog: Locator) {
  return dialog.locator('[data-ui="DialogCard"]')
}

function link({page}: Studio, name: string | RegExp) {
  return page.getByRole('link', {name})
}

function button({page}: Studio, name: string | RegExp) {
  return page.getByRole('button', {name})
}

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
