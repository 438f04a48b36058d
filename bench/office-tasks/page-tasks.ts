import type {Locator, Page} from '@playwright/test'
import sharp from 'sharp'

import {expect} from '../../tests/support/studio.ts'
import {runningSite} from '../running-site.ts'
import type {OfficeTask} from './office-task.ts'
import type {Person} from './person.ts'

const ownPage = {
  _id: 'page-bench-boats',
  _type: 'page',
  title: 'Boat Show',
  path: '/boat-show',
  sections: [
    {_type: 'pageHeadSection', _key: 'head', heading: 'Boat Show', lead: 'From hall to dock.'},
  ],
  seo: {_type: 'seo', title: 'Boat Show', description: 'Chauffeured cars for the boat show.'},
}

/** Pages of the office's own, and the menu. */
export const pageTasks: OfficeTask[] = [
  {
    what: 'a landing page begun from its pattern, with a picture, published',
    atMost: 240,
    rounds: 1,
    changes: '_type == "page" && title == "Hotel Transfers"',
    go: async (person, siteUrl) => {
      const {page} = person
      await person.click(page.getByRole('button', {name: /^New page/}))
      const dialog = page.getByRole('dialog', {name: 'New page'})
      await person.click(dialog.getByRole('radio', {name: /^Landing page/}))
      await person.click(dialog.getByLabel('Title'))
      await person.write('Hotel Transfers')
      await person.click(dialog.getByRole('button', {name: 'Create the page'}))
      await person.click(page.getByRole('button', {name: /^Hotel Transfers/}))
      await person.click(field(page, 'lead').getByRole('textbox'))
      await person.write('From the lobby to the terminal, with a chauffeur who is there first.')
      await person.click(page.getByTestId('options-menu-button').first())
      await person.upload(page.getByRole('menuitem', {name: 'Upload'}), {
        name: 'lobby.png',
        mimeType: 'image/png',
        buffer: await sharp({
          create: {width: 2048, height: 1280, channels: 3, background: '#0a3d62'},
        })
          .png()
          .toBuffer(),
      })
      await person.click(page.getByLabel('Description of the picture').first())
      await person.write('A black car in front of the lobby of a hotel')
      await person.click(page.getByRole('button', {name: 'Close dialog'}))
      await person.click(page.getByRole('button', {name: 'Search engines and sharing'}))
      await person.click(field(page, 'seo.description').getByRole('textbox'))
      await person.write(
        'A chauffeured car from your hotel in Miami to the airport, the port or dinner: one price, a driver who waits, and a reply within a day of asking for it.',
      )
      await person.publish()
      await isShown(`${siteUrl}/hotel-transfers`, 'Hotel Transfers')
    },
  },
  {
    what: 'the path of a page changed, and the old one leads to it',
    atMost: 30,
    changes: '_id in path("page-bench-boats") || _id == "drafts.page-bench-boats"',
    prepare: (lake) => lake.createOrReplace(ownPage),
    go: async (person, siteUrl) => {
      const {page} = person
      await openInContent(person, 'Pages')
      await person.click(page.getByRole('link', {name: /^Boat Show/}))
      await person.click(field(page, 'path').getByRole('textbox'))
      await person.write('/miami-boat-show')
      await person.publish()
      await isShown(`${siteUrl}/boat-show`, 'Boat Show')
    },
  },
  {
    what: 'a link added to the menu',
    atMost: 30,
    changes: '_id in ["menus", "drafts.menus"]',
    go: async (person) => {
      const {page} = person
      await openInContent(person, 'Menus')
      await person.click(field(page, 'quickLinks').getByRole('button', {name: 'Add item'}))
      const dialog = page.getByRole('dialog')
      await person.click(dialog.getByLabel('Words on the link', {exact: true}))
      await person.write('Events')
      await person.click(dialog.getByLabel('Words on the link in Spanish'))
      await person.write('Eventos')
      await person.click(dialog.getByRole('combobox').first())
      await person.write('Special')
      await person.click(page.getByRole('option').getByText('Special Events'))
      await person.click(page.getByRole('button', {name: 'Close dialog'}))
      await person.publish()
    },
  },
]

function field(page: Page, path: string): Locator {
  return page.getByTestId(new RegExp(`^field-(.*\\.)?${path.replaceAll('.', '\\.')}$`)).first()
}

async function openInContent(person: Person, name: string): Promise<void> {
  const {page} = person
  await person.click(page.getByRole('link', {name: 'Content', exact: true}))
  const kinds = page.getByRole('listbox', {name: 'What would you like to change?'})
  await person.click(kinds.getByRole('link', {name, exact: true}))
}

/** To a visitor. */
async function isShown(url: string, heading: string): Promise<void> {
  const {browser} = await runningSite()
  const visitor = await browser.newPage()
  await visitor.goto(url)
  await expect(visitor.getByRole('heading', {level: 1})).toHaveText(heading)
  await visitor.close()
}
