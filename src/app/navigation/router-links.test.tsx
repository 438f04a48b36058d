import {QueryClientProvider} from '@tanstack/react-query'
import {http, HttpResponse} from 'msw'
import {type ReactNode, Suspense, use, useState} from 'react'
import {BrowserRouter, useLocation, useNavigate} from 'react-router-dom'
import {expect, onTestFinished, test} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {queryUrl} from '#src/content/query/content-lake-url.ts'
import {createQueryClient} from '#src/content/query/query-client.ts'

import {network} from '../../../tests/support/components/mock-network.ts'
import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {PageProgress} from './page-progress.tsx'
import {RouterLinks} from './router-links.ts'

test('a click that still waits for another language is overtaken by the next one', async () => {
  const words = Promise.withResolvers<void>()
  network.use(
    http.get(queryUrl, async () => {
      await words.promise
      return HttpResponse.json({result: {}, syncTags: []})
    }),
  )
  await renderWithContent(<Links />)
  const spanish = page.getByRole('link', {name: 'Español'})
  await spanish.click()
  await page.getByRole('link', {name: 'Contact'}).click()
  await expect.element(page.getByText('You are at /contact')).toBeVisible()
  await spanish.click()
  words.resolve()
  await expect.element(page.getByText('You are at /es')).toBeVisible()
  await page.getByRole('button', {name: 'Back'}).click()
  await expect.element(page.getByText('You are at /contact')).toBeVisible()
})

test('a page that was left for another document is not loading when the browser shows it again [ROUTES-6]', async () => {
  const words = Promise.withResolvers<void>()
  onTestFinished(() => words.resolve())
  network.use(
    http.get(queryUrl, () =>
      words.promise.then(() => HttpResponse.json({result: {}, syncTags: []})),
    ),
  )
  await renderWithContent(
    <>
      <Links />
      <PageProgress />
    </>,
  )
  await page.getByRole('link', {name: 'Español'}).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading')
  dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
})

test('a second click on a link to a page that is still on its way adds no entry to the history [ROUTES-7]', async () => {
  const slowPage = Promise.withResolvers<void>()
  await renderAt('/fleet', <LinksOnceThere contactPage={slowPage.promise} />)
  const contact = page.getByRole('link', {name: 'Contact'})
  await contact.click()
  await expect.poll(() => location.pathname).toBe('/contact')
  await expect.element(page.getByText('You are at /fleet')).toBeVisible()
  await contact.click()
  slowPage.resolve()
  await expect.element(page.getByText('You are at /contact')).toBeVisible()
  await page.getByRole('button', {name: 'Back'}).click()
  await expect.element(page.getByText('You are at /fleet')).toBeVisible()
})

test('what was typed comes back in another language also where the form comes late [LANG-2]', async () => {
  network.use(http.get(queryUrl, () => HttpResponse.json({result: {}, syncTags: []})))
  const form = Promise.withResolvers<void>()
  await renderWithContent(<FormInTwoLanguages spanishForm={form.promise} />)
  const name = page.getByRole('textbox', {name: 'Name'})
  await name.fill('Ann Lee')
  await page.getByRole('link', {name: 'Español'}).click()
  await expect.element(page.getByText('You are at /es')).toBeVisible()
  await expect.element(page.getByText('On its way')).toBeVisible()
  form.resolve()
  await expect.element(page.getByRole('textbox', {name: 'Nombre'})).toHaveValue('Ann Lee')
  // Once it is back, it is the visitor's: a field that comes again stays empty.
  await page.getByRole('button', {name: 'Otra vez'}).click()
  await expect.element(page.getByRole('textbox', {name: 'Nombre'})).toHaveValue('')
})

test.each([
  ['#responsabilidad', '#liability'],
  ['#liability', '#liability'],
  ['#section-other', '#section-other'],
])('the part %s of a translated page is %s in English [LANG-2]', async (part, original) => {
  network.use(http.get(queryUrl, () => HttpResponse.json({result: {}, syncTags: []})))
  await renderAt(
    `/es/terminos${part}`,
    <>
      <a href="/terms" rel="alternate">
        English
      </a>
      <section id="responsabilidad">
        <h2>
          <span id="liability" />
          Responsabilidad
        </h2>
      </section>
      <section id="section-other">
        <h2>Otra parte</h2>
      </section>
    </>,
  )
  await page.getByRole('link', {name: 'English'}).click()
  await expect.poll(() => location.pathname + location.hash).toBe(`/terms${original}`)
})

test('what was typed comes along Back and Forward between the languages of a page [LANG-2]', async () => {
  network.use(http.get(queryUrl, () => HttpResponse.json({result: {}, syncTags: []})))
  await renderAt('/', <FormInTwoLanguages spanishForm={Promise.resolve()} />)
  const english = page.getByRole('textbox', {name: 'Name'})
  const spanish = page.getByRole('textbox', {name: 'Nombre'})
  await english.fill('Ann')
  await page.getByRole('link', {name: 'Español'}).click()
  await expect.element(spanish).toHaveValue('Ann')
  await spanish.fill('Ann Lee')
  history.back()
  await expect.element(english).toHaveValue('Ann Lee')
  await english.fill('Ann Lee-Ruiz')
  history.forward()
  await expect.element(spanish).toHaveValue('Ann Lee-Ruiz')
  // A page that is no translation of this one is a form of its own, and Back finds the one before as it was left.
  await page.getByRole('link', {name: 'Contact'}).click()
  await expect.element(english).toHaveValue('')
  await english.fill('Mae')
  history.back()
  await expect.element(spanish).toHaveValue('Ann Lee-Ruiz')
})

/** With the history of the browser, until the end of the test. */
async function renderAt(path: string, children: ReactNode) {
  const {href} = location
  onTestFinished(() => history.replaceState(null, '', href))
  history.replaceState(null, '', path)
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <RouterLinks />
        {children}
      </BrowserRouter>
    </QueryClientProvider>,
  )
}

function FormInTwoLanguages({spanishForm}: {spanishForm: Promise<void>}) {
  const {pathname} = useLocation()
  return (
    <main id="main">
      <p>You are at {pathname}</p>
      {pathname === '/' && (
        <a href="/es" rel="alternate">
          Español
        </a>
      )}
      {pathname === '/es' && (
        <a href="/" rel="alternate">
          English
        </a>
      )}
      <a href="/contact">Contact</a>
      <Suspense key={pathname} fallback={<p>On its way</p>}>
        {pathname === '/es' ? <SpanishForm whenThere={spanishForm} /> : <NameField label="Name" />}
      </Suspense>
    </main>
  )
}

function SpanishForm({whenThere}: {whenThere: Promise<void>}) {
  use(whenThere)
  const [key, setKey] = useState(0)
  return (
    <>
      <NameField key={key} label="Nombre" />
      <button type="button" onClick={() => setKey(key + 1)}>
        Otra vez
      </button>
    </>
  )
}

function NameField({label}: {label: string}) {
  const [value, setValue] = useState('')
  return (
    <label>
      {label}
      <input name="name" value={value} onChange={(event) => setValue(event.target.value)} />
    </label>
  )
}

function LinksOnceThere({contactPage}: {contactPage: Promise<void>}) {
  if (useLocation().pathname === '/contact') use(contactPage)
  return <Links />
}

function Links() {
  const {pathname} = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <p>You are at {pathname}</p>
      <a href="/es">Español</a>
      <a href="/contact">Contact</a>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}
