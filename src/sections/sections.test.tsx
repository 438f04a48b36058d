import {useState} from 'react'
import {expect, test} from 'vitest'

import {renderWithContent} from '../../tests/support/components/render-with-content.tsx'
import type {AnySection} from './section.ts'
import {Sections} from './sections.tsx'

test('a section that fails while it is written comes back with what is written next', async () => {
  const screen = await renderWithContent(<Written />)
  await expect.element(screen.getByText('What stands below')).toBeVisible()
  await expect.element(screen.getByText('Half written')).not.toBeInTheDocument()
  await screen.getByRole('button', {name: 'Write on'}).click()
  await expect.element(screen.getByText('Written to the end')).toBeVisible()
})

/** A page with a section that fails to render until its content is completed. */
function Written() {
  const [sections, setSections] = useState<AnySection[]>([halfWritten, below])
  return (
    <>
      <button
        type="button"
        onClick={() => {
          fails = false
          setSections([finished, below])
        }}
      >
        Write on
      </button>
      <Sections sections={sections} />
    </>
  )
}

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
