import {afterEach, expect, test} from 'vitest'
import {page} from 'vitest/browser'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import type {Section} from '../section.ts'
import {CancellationSection} from './cancellation-section.tsx'
import {LegalDocumentContext} from './legal-document-context.ts'
import {LegalTextSection} from './legal-text-section.tsx'

const body = [
  {
    _key: 'block',
    _type: 'block' as const,
    style: 'normal' as const,
    listItem: 'bullet' as const,
    markDefs: null,
    children: [{_key: 'span', _type: 'span' as const, text: 'Children ride in their own seat.'}],
  },
]
const legalText: Section<'legalTextSection'> = {
  _key: 'text',
  _type: 'legalTextSection',
  heading: 'Riding with children',
  originalHeading: null,
  body,
}
const cancellation: Section<'cancellationSection'> = {
  _key: 'cancellation',
  _type: 'cancellationSection',
  heading: 'Riding with children',
  originalHeading: null,
  intro: body,
  outro: null,
}

afterEach(() => page.viewport(1280, 900))

test.each([
  ['text', <LegalTextSection key="text" section={legalText} />],
  ['policy', <CancellationSection key="policy" section={cancellation} />],
])(
  'on an ordinary page a %s is a section with a surface, margins and list markers',
  async (_, element) => {
    await page.viewport(320, 844)
    const screen = await renderWithContent(element)
    const region = screen.getByRole('region', {name: 'Riding with children'})
    await expect.element(region).toHaveAttribute('data-surface')
    const item = screen.getByRole('listitem').element()
    for (const text of [item, screen.getByRole('heading').element()]) {
      const {left, right} = text.getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(20)
      expect(right).toBeLessThanOrEqual(300)
    }
    expect(getComputedStyle(item, '::before').width).toBe('10px')
  },
)

test('a chapter of a legal document leaves surface and margins to the document', async () => {
  const screen = await renderWithContent(
    <LegalDocumentContext value>
      <LegalTextSection section={legalText} />
    </LegalDocumentContext>,
  )
  await expect.element(screen.getByText('Children ride in their own seat.')).toBeVisible()
  expect(screen.container.querySelector('[data-chapter]')).toHaveAttribute(
    'id',
    'riding-with-children',
  )
  expect(screen.container.querySelector('[data-surface]')).toBeNull()
})
