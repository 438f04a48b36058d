import {expect, test} from 'vitest'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import type {Section} from '../section.ts'
import {ResumeSection} from './resume-section.tsx'

const section: Section<'resumeSection'> = {
  _key: 'resume',
  _type: 'resumeSection',
  heading: 'No opening that fits?',
  resumeLabel: 'Send Your Resume',
  contactLabel: 'Contact Us',
}

test('applicants whom no opening fits can send a resume or ask [JOBS-2]', async () => {
  const screen = await renderWithContent(<ResumeSection section={section} />, {
    site: {settings: {careersEmail: 'careers@example.com'}},
  })
  await expect
    .element(screen.getByRole('link', {name: 'Send Your Resume'}))
    .toHaveAttribute('href', 'mailto:careers@example.com')
  await expect
    .element(screen.getByRole('link', {name: 'Contact Us'}))
    .toHaveAttribute('href', '/contact')
})

test('without a careers address only the contact link is offered [JOBS-2]', async () => {
  const screen = await renderWithContent(<ResumeSection section={section} />)
  await expect.element(screen.getByRole('link', {name: 'Contact Us'})).toBeVisible()
  await expect.element(screen.getByRole('link', {name: /Resume/})).not.toBeInTheDocument()
})
