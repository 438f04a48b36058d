import {expect, test} from 'vitest'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {exampleOfficeHours} from '../../../tests/support/content/example-office-hours.ts'
import type {Section} from '../section.ts'
import {FaqSection} from './faq-section.tsx'

const section: Section<'faqSection'> = {
  _key: 'faq',
  _type: 'faqSection',
  heading: 'Questions',
  items: [
    question('How early do I book?', 'Book {leadTime} ahead.'),
    question('Whom do I call?', 'Call {phone}.'),
    question('Where do I write to?', 'Write to ', '{email}', '.'),
    {_key: 'open', _type: 'faqItem', question: 'Not answered yet?', answer: null},
  ],
}

test('an answer opens under its question', async () => {
  const screen = await renderWithContent(<FaqSection section={section} />, {
    site: {bookingRules: {bookAheadHours: 24}},
  })
  const answer = screen.getByText('Book 24 hours ahead.')
  await expect.element(answer).not.toBeVisible()
  await screen.getByText('How early do I book?').click()
  await expect.element(answer).toBeVisible()
})

test('a question whose answer depends on an empty setting is left out', async () => {
  const screen = await renderWithContent(<FaqSection section={section} />, {
    site: {bookingRules: {bookAheadHours: 24}},
  })
  await expect.element(screen.getByText('How early do I book?')).toBeVisible()
  await expect.element(screen.getByText('Whom do I call?')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Where do I write to?')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Not answered yet?')).not.toBeInTheDocument()
})

test('a value that ends with a period ends the sentence, also where the period stands in another span', async () => {
  const items = [
    question('¿Cuándo abren?', 'Abrimos de ', '{officeHours}', '. Llame antes.'),
    question('¿Quiénes son?', 'Somos ', '{company}', '.'),
  ]
  const screen = await renderWithContent(<FaqSection section={{...section, items}} />, {
    path: '/es',
    site: {settings: {officeHours: exampleOfficeHours, company: 'Example Cars'}},
  })
  const answers = screen.container.querySelectorAll('details p')
  expect([...answers].map(({textContent}) => textContent.replaceAll('\u00A0', ' '))).toEqual([
    'Abrimos de lunes a viernes, de 8 a. m. a 8 p. m. Llame antes.',
    'Somos Example Cars.',
  ])
})

test('without any question there is no section', async () => {
  const screen = await renderWithContent(<FaqSection section={{...section, items: []}} />)
  await expect.element(screen.container).toBeEmptyDOMElement()
})

function question(text: string, ...answer: string[]) {
  return {
    _key: text,
    _type: 'faqItem' as const,
    question: text,
    answer: [
      {
        _key: 'block',
        _type: 'block' as const,
        style: 'normal' as const,
        markDefs: null,
        children: answer.map((part) => ({_key: part, _type: 'span' as const, text: part})),
      },
    ],
  }
}
