import {QueryClientProvider} from '@tanstack/react-query'
import {useNavigate} from 'react-router-dom'
import {expect, test} from 'vitest'
import {userEvent} from 'vitest/browser'

import {languages} from '#domain/language.ts'
import {queries} from '#src/content/query/queries.ts'
import {createQueryClient} from '#src/content/query/query-client.ts'
import {inLanguage} from '#src/content/query/query-definition.ts'
import {loadWords} from '#src/language/words.ts'

import {renderWithContent} from '../../../../tests/support/components/render-with-content.tsx'
import {exampleSite} from '../../../../tests/support/content/example-site.ts'
import {NewsletterForm} from './newsletter-form.tsx'

test('a valid address gets the toast, an empty field again, and no request goes out [FORM-5]', async () => {
  const screen = await renderWithContent(<NewsletterForm />)
  performance.clearResourceTimings()
  await screen.getByRole('textbox', {name: 'Email address'}).fill('elena@example.com')
  await screen.getByRole('button', {name: 'Subscribe'}).click()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Successfully subscribed!Thank you for subscribing to our newsletter.')
  await expect.element(screen.getByRole('textbox', {name: 'Email address'})).toHaveValue('')
  const requests = performance.getEntriesByType('resource').filter(isSent)
  expect(requests.map(({name}) => name)).toEqual([])
})

test('an empty field is an error at the field, and no toast shows [FORM-5]', async () => {
  const screen = await renderWithContent(<NewsletterForm />)
  await screen.getByRole('button', {name: 'Subscribe'}).click()
  const field = screen.getByRole('textbox', {name: 'Email address'})
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription('Enter your email address.')
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument()
})

test('a malformed address is an error until it is corrected [FORM-5]', async () => {
  const screen = await renderWithContent(<NewsletterForm />)
  const field = screen.getByRole('textbox', {name: 'Email address'})
  await field.fill('elena@')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByText(/Enter a full email address/)).toBeVisible()
  await field.fill('elena@example.com')
  await expect.element(field).toHaveAttribute('aria-invalid', 'false')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Successfully subscribed!')).toBeVisible()
})

test('the same mistake is announced again at each attempt', async () => {
  const screen = await renderWithContent(<NewsletterForm />)
  await screen.getByRole('textbox', {name: 'Email address'}).fill('elena@')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('alert')).toBeVisible()
  const first = screen.getByRole('alert').element()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => first.isConnected).toBe(false)
  await expect.element(screen.getByRole('alert')).toBeVisible()
})

test('an error is in the language that the page has by then', async () => {
  const client = createQueryClient()
  for (const language of languages) {
    await loadWords('site', language)
    const {queryKey} = inLanguage(queries.site, language)
    client.setQueryData(queryKey, {result: exampleSite(), syncTags: []})
  }
  const screen = await renderWithContent(
    <QueryClientProvider client={client}>
      <NewsletterForm />
      <ToSpanish />
    </QueryClientProvider>,
  )
  await screen.getByRole('button', {name: 'Subscribe'}).click()
  await expect.element(screen.getByText('Enter your email address.')).toBeVisible()
  await screen.getByRole('button', {name: 'Español'}).click()
  const {newsletter} = await loadWords('site', 'es')
  await expect
    .element(screen.getByRole('textbox'))
    .toHaveAccessibleDescription(newsletter.errors.empty)
})

function ToSpanish() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate('/es')}>Español</button>
}

test('labels come from the content', async () => {
  const screen = await renderWithContent(<NewsletterForm />, {
    site: exampleSite({
      newsletterLabel: 'Your email',
      newsletterButton: 'Sign me up',
      newsletterConsent: 'One letter a month.',
    }),
  })
  await expect.element(screen.getByRole('textbox', {name: 'Your email'})).toBeVisible()
  await expect.element(screen.getByRole('button', {name: 'Sign me up'})).toBeVisible()
  await expect.element(screen.getByText('One letter a month.')).toBeVisible()
})

function isSent(entry: PerformanceEntry): boolean {
  return (
    entry instanceof PerformanceResourceTiming &&
    ['fetch', 'xmlhttprequest', 'beacon'].includes(entry.initiatorType)
  )
}
