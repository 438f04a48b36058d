import {linkTo} from '../../../support/content/link-to.ts'
import {openHydrated} from '../../../support/page/open-hydrated.ts'
import {expect, test} from '../../../support/site.ts'
import {artBasel, followsLiveEvents, paragraph} from './art-basel-page.ts'

test('a section and a page show from their minute until their minute, in an open page [SERVICE-9]', async ({
  page,
  contentLake: {client},
}) => {
  const now = new Date('2027-03-01T15:00:00Z')
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()
  const [head, text] = artBasel.sections
  await client.create({
    ...artBasel,
    sections: [head, {...text, showFrom: at(10), showUntil: at(20)}],
    showUntil: at(30),
  })
  await page.clock.install({time: now})
  await page.goto('/events/art-basel')
  const title = page.getByRole('heading', {level: 1})
  const section = page.getByRole('heading', {name: 'Where to wait'})
  await expect(title).toHaveText('Art Basel, fair to dinner')
  await expect(section).toHaveCount(0)
  await page.clock.fastForward('10:00')
  await expect(section).toBeVisible()
  await page.clock.fastForward('10:00')
  await expect(section).toHaveCount(0)
  await page.clock.fastForward('10:00')
  await expect(title).toHaveText('Oops! Page not found')
})

test('links to a page with times show while the page does, in an open page too [SERVICE-9]', async ({
  page,
  contentLake: {client},
}) => {
  const now = new Date('2027-03-01T15:00:00Z')
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()
  await client.create({...artBasel, showFrom: at(10), showUntil: at(20)})
  const link = (label: string, id: string) => ({
    _type: 'link',
    _key: id,
    label,
    target: linkTo(id),
  })
  await client
    .patch('menus')
    .append('quickLinks', [link('Art Basel', 'page-art-basel')])
    .commit()
  const [block] = paragraph('How to come to the fair.')
  await client.create({
    ...artBasel,
    _id: 'page-fairs',
    title: 'Fairs',
    path: '/events/fairs',
    sections: [
      {_type: 'pageHeadSection', _key: 'head', heading: 'Fairs', lead: 'All year.'},
      {
        _type: 'textSection',
        _key: 'text',
        heading: 'December',
        body: [
          {
            ...block,
            markDefs: [{_type: 'textLink', _key: 'art', target: linkTo('page-art-basel')}],
            children: [
              {_type: 'span', _key: 'span', text: 'How to come to the fair.', marks: ['art']},
            ],
          },
        ],
      },
      {
        _type: 'callToActionSection',
        _key: 'action',
        heading: 'Your week',
        actions: [link('See the week', 'page-art-basel'), link('Write to us', 'page-contact')],
      },
    ],
  })
  await page.clock.install({time: now})
  await page.goto('/events/fairs')
  const main = page.getByRole('main')
  const quickLink = page.getByRole('contentinfo').getByRole('link', {name: 'Art Basel'})
  const inText = main.getByRole('link', {name: 'How to come to the fair.'})
  const button = main.getByRole('link', {name: 'See the week'})
  await expect(main.getByRole('link', {name: 'Write to us'})).toBeVisible()
  await expect(main.getByText('How to come to the fair.')).toBeVisible()
  for (const hidden of [quickLink, inText, button]) await expect(hidden).toHaveCount(0)

  await page.clock.fastForward('10:00')
  for (const shown of [quickLink, inText, button]) {
    await expect(shown).toHaveAttribute('href', '/events/art-basel')
  }
  await page.clock.fastForward('10:00')
  for (const hidden of [quickLink, inText, button]) await expect(hidden).toHaveCount(0)
  await expect(main.getByText('How to come to the fair.')).toBeVisible()
  await expect(page).toHaveURL(/\/events\/fairs$/)
})

test('a page that gets times takes a button in view with it once the visitor accepts the update [LIVE-2]', async ({
  page,
  contentLake: {client},
}) => {
  await client.create(artBasel)
  const actions = [
    {_type: 'link', _key: 'see', label: 'See the week', target: linkTo('page-art-basel')},
  ]
  await client.create({
    ...artBasel,
    _id: 'page-fairs',
    path: '/events/fairs',
    sections: [{_type: 'callToActionSection', _key: 'action', heading: 'Your week', actions}],
  })
  await page.goto('/events/fairs')
  await followsLiveEvents(page, client)
  const button = page.getByRole('main').getByRole('link', {name: 'See the week'})
  await expect(button).toBeInViewport()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  await client.patch('page-art-basel').set({showFrom: tomorrow}).commit()
  await expect(page.getByText('This page was updated.')).toBeVisible()
  await expect(button).toHaveAttribute('href', '/events/art-basel')
  await page.getByRole('button', {name: 'Show the update'}).click()
  await expect(button).toHaveCount(0)
})

test('a section that starts later is gone from a page that was built with it, and the rest of it stays', async ({
  page,
  contentLake: {client},
}) => {
  await client
    .patch('page-contact')
    .set({'sections[_key == "contact"].showFrom': new Date(Date.now() + 3_600_000).toISOString()})
    .commit()
  await openHydrated(page, '/contact')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Tell us where you are headed')
  await expect(page.getByRole('textbox', {name: /^Phone/})).toHaveCount(0)
  await expect(page.getByRole('heading', {name: 'Accessibility'})).toBeVisible()
})
