import {expect, test} from 'vitest'

import {renderWithContent} from '../../tests/support/components/render-with-content.tsx'
import {pageWith} from '../../tests/support/content/example-page.ts'
import type {AnySection} from './section.ts'
import {Sections} from './sections.tsx'

test('a section that fails while it is written comes back with what is written next', async () => {
  const screen = await renderWithContent(<Sections path="/" />, {
    page: pageWith([halfWritten, below]),
  })
  await expect.element(screen.getByText('What stands below')).toBeVisible()
  await expect.element(screen.getByText('Half written')).not.toBeInTheDocument()
  fails = false
  screen.publishPage(pageWith([finished, below]))
  await expect.element(screen.getByText('Written to the end')).toBeVisible()
})

// React's development tools read every field too, which is not what this test is about.
let fails = true
const text: AnySection = {_key: 'text', _type: 'textSection'}
const halfWritten = Object.defineProperty({...text}, 'heading', {
  get: () => {
    if (fails) throw new Error('Half written')
  },
})
const finished: AnySection = {...text, heading: 'Written to the end'}
const below: AnySection = {_key: 'below', _type: 'textSection', heading: 'What stands below'}
