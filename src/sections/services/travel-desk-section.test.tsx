import {expect, test} from 'vitest'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {TravelDeskSection} from './travel-desk-section.tsx'

const section = {
  _key: 'travel-desk',
  _type: 'travelDeskSection',
  heading: 'For you',
  sheetLink: null,
  papers: null,
} as const
const settings = {phone: '+13054441234', email: 'office@chauffeur.example'}

test('a travel desk reads everything that the office has [SERVICE-7]', async () => {
  const screen = await renderWithContent(
    <TravelDeskSection
      section={{
        ...section,
        contactName: 'Corporate accounts',
        contactPhone: '+13054441235',
        paymentTerms: 'Net 30 days',
        sheetLink: {_key: null, _type: 'link', label: 'Hourly rates to print', href: '/rate-sheet'},
        papers: [
          {
            _key: 'w9',
            label: 'W-9',
            url: 'https://files.example/w9.pdf',
            extension: 'pdf',
            bytes: 86_400,
          },
          {_key: 'no-file', label: 'Certificate', url: null, extension: null, bytes: null},
        ],
      }}
    />,
    {
      site: {
        settings: {
          ...settings,
          licenses: [{_key: 'a', _type: 'license', county: 'Broward', number: 'B-77'}],
        },
      },
    },
  )
  const terms = screen.getByRole('term').elements().map(textOf)
  expect(terms).toEqual(['Who to call', 'Terms of payment', 'For-hire licenses', 'Documents'])
  const facts = screen.getByRole('definition').elements().map(textOf)
  expect(facts).toEqual([
    'Corporate accounts(305) 444-1235office@chauffeur.example',
    'Net 30 days',
    'Broward: B-77',
    'Hourly rates to printW-9 (opens in a new tab) PDF, 86 kB',
  ])
  await expect
    .element(screen.getByRole('link', {name: '(305) 444-1235'}))
    .toHaveAttribute('href', 'tel:+13054441235')
  await expect
    .element(screen.getByRole('link', {name: 'Hourly rates to print'}))
    .toHaveAttribute('href', '/rate-sheet')
  await expect
    .element(screen.getByRole('link', {name: /^W-9/}))
    .toHaveAttribute('href', 'https://files.example/w9.pdf')
})

test('what the office has not entered is left out, and the company’s own phone and e-mail stand in [SERVICE-7]', async () => {
  const screen = await renderWithContent(<TravelDeskSection section={section} />, {
    site: {settings},
  })
  expect(screen.getByRole('term').elements().map(textOf)).toEqual(['Who to call'])
  await expect.element(screen.getByRole('link', {name: '(305) 444-1234'})).toBeVisible()
  const empty = await renderWithContent(<TravelDeskSection section={section} />, {})
  expect(empty.container.querySelector('dt')).toBeNull()
})

function textOf(element: Element) {
  return element.textContent
}
