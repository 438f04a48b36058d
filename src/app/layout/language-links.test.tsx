import {http, HttpResponse} from 'msw'
import {expect, test} from 'vitest'
import {page, userEvent} from 'vitest/browser'

import {queryUrl} from '#src/content/query/content-lake-url.ts'

import {network} from '../../../tests/support/components/mock-network.ts'
import {
  type PublishedContent,
  renderWithContent,
} from '../../../tests/support/components/render-with-content.tsx'
import {pageWith} from '../../../tests/support/content/example-page.ts'
import {AllLanguages, OtherLanguages} from './language-links.tsx'

const jobs: PublishedContent['jobs'] = {
  jobs: [
    {slug: 'chauffeur', languages: ['en', 'es']},
    {slug: 'dispatcher', languages: ['en']},
    {slug: 'manager', languages: null},
  ],
}

test.each(['/careers', '/careers?utm_source=mail', '/careers?job=chauffeur'])(
  'what stands at %s is there in Spanish',
  async (path) => {
    await renderLinks(path)
    await expect.element(spanish()).toHaveAttribute('href', '/es/empleo')
    await expect.element(spanish()).toHaveAttribute('rel', 'alternate')
  },
)

test.each(['dispatcher', 'manager', 'unknown'])(
  'from the opening "%s", which is not there in Spanish, the link leads to the list of openings',
  async (slug) => {
    await renderLinks(`/careers?job=${slug}`)
    await expect.element(spanish()).toHaveAttribute('href', '/es/empleo')
    await expect.element(spanish()).not.toHaveAttribute('rel')
  },
)

test('from a page that is not there in Spanish the link leads home', async () => {
  await renderLinks('/boat-show')
  await expect.element(spanish()).toHaveAttribute('href', '/es')
  await expect.element(spanish()).not.toHaveAttribute('rel')
})

test('the sign-in page is there in every language', async () => {
  await renderLinks('/auth')
  await expect.element(spanish()).toHaveAttribute('href', '/es/acceso')
  await expect.element(spanish()).toHaveAttribute('rel', 'alternate')
})

test('beside the current language, a link that was followed keeps the focus [LANG-2]', async () => {
  const result = {languages: ['en', 'es']}
  network.use(http.get(queryUrl, () => HttpResponse.json({result, syncTags: []})))
  await renderWithContent(<AllLanguages className="" itemClass="" />, {path: '/auth', site: result})
  spanish().element().focus()
  await userEvent.keyboard('{Enter}')
  const english = page.getByRole('link', {name: 'English'})
  await expect.element(english).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(spanish()).toHaveFocus()
})

function renderLinks(path: string) {
  const isCareers = path.startsWith('/careers')
  const translations = [
    {language: 'en', path: '/careers', showFrom: null, showUntil: null},
    {language: 'es', path: '/es/empleo', showFrom: null, showUntil: null},
  ]
  const shown = pageWith([])
  return renderWithContent(<OtherLanguages className="" />, {
    path,
    jobs,
    site: {languages: ['en', 'es']},
    page: shown && {...shown, translations: isCareers ? translations : null},
  })
}

function spanish() {
  return page.getByRole('link', {name: 'Español'})
}
