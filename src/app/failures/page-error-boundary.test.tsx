import {MemoryRouter, useLocation, useNavigate} from 'react-router-dom'
import {expect, test} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {useLanguage} from '#src/language/language.tsx'
import {loadWords} from '#src/language/words.ts'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {PageErrorBoundary} from './page-error-boundary.tsx'

test('a page that was opened with a slash at its end keeps what was typed when a link leads to it without', async () => {
  await render(
    <MemoryRouter initialEntries={['/contact/']}>
      <LinkTo path="/contact" />
      <PageErrorBoundary>
        <input aria-label="Message" />
      </PageErrorBoundary>
    </MemoryRouter>,
  )
  const message = page.getByRole('textbox', {name: 'Message'})
  await message.fill('Two cars')
  await page.getByRole('button', {name: '/contact'}).click()
  await expect.element(page.getByText('You are at /contact', {exact: true})).toBeVisible()
  await expect.element(message).toHaveValue('Two cars')
})

test('a page in code keeps its state when its language changes', async () => {
  await render(
    <MemoryRouter initialEntries={['/auth']}>
      <LinkTo path="/es/acceso" />
      <PageErrorBoundary>
        <input aria-label="Email" />
      </PageErrorBoundary>
    </MemoryRouter>,
  )
  const email = page.getByRole('textbox', {name: 'Email'})
  await email.fill('elena@example.com')
  await page.getByRole('button', {name: '/es/acceso'}).click()
  await expect.element(page.getByText('You are at /es/acceso', {exact: true})).toBeVisible()
  await expect.element(email).toHaveValue('elena@example.com')
})

test('after an opening that did not load, the list of openings is there at once [FAIL-2]', async () => {
  await renderWithContent(
    <>
      <LinkTo path="/careers" />
      <PageErrorBoundary>
        <FailsForOneJob />
      </PageErrorBoundary>
    </>,
    {path: '/careers?job=dispatcher'},
  )
  await expect.element(page.getByRole('heading', {name: 'This page did not load'})).toBeVisible()
  await page.getByRole('button', {name: '/careers'}).click()
  await expect.element(page.getByText('All openings')).toBeVisible()
})

test('a page in code that failed in one language is tried again in another', async () => {
  await renderWithContent(
    <>
      <LinkTo path="/es/acceso" />
      <PageErrorBoundary>
        <FailsInEnglish />
      </PageErrorBoundary>
    </>,
    {path: '/auth'},
  )
  await expect.element(page.getByRole('heading', {name: 'This page did not load'})).toBeVisible()
  await loadWords('site', 'es')
  await page.getByRole('button', {name: '/es/acceso'}).click()
  await expect.element(page.getByText('Le damos la bienvenida')).toBeVisible()
})

function FailsForOneJob() {
  if (useLocation().search) throw new Error('The job cannot be rendered.')
  return <p>All openings</p>
}

function FailsInEnglish() {
  if (useLanguage() === 'en') throw new Error('It cannot be rendered in English.')
  return <p>Le damos la bienvenida</p>
}

function LinkTo({path}: {path: string}) {
  const navigate = useNavigate()
  const {pathname} = useLocation()
  return (
    <>
      <p>You are at {pathname}</p>
      <button type="button" onClick={() => void navigate(path)}>
        {path}
      </button>
    </>
  )
}
