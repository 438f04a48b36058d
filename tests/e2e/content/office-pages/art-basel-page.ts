import {expect, type Page} from '@playwright/test'
import type {SanityClient} from '@sanity/client'

/** A page that the office adds after the last build. */
export const artBasel = {
  _id: 'page-art-basel',
  _type: 'page',
  title: 'Art Basel Week',
  path: '/events/art-basel',
  sections: [
    {
      _type: 'pageHeadSection',
      _key: 'head',
      heading: 'Art Basel, fair to dinner',
      lead: 'One car.',
    },
    {_type: 'textSection', _key: 'text', heading: 'Where to wait', body: paragraph('By the gate.')},
  ],
  seo: {_type: 'seo', title: 'Art Basel Week', description: 'A car for the fair.'},
}

/** Returns once a change of content reaches the page. */
export async function followsLiveEvents(page: Page, client: SanityClient) {
  const note = `Insured. ${Date.now()}`
  await client.patch('siteSettings').set({footerNote: note}).commit()
  await expect(page.getByRole('contentinfo')).toContainText(note)
}

export function paragraph(text: string) {
  const children = [{_type: 'span', _key: 'span', text, marks: []}]
  return [{_type: 'block', _key: 'block', style: 'normal', markDefs: [], children}]
}
