import {http} from 'msw'
import {type ReactNode, useState} from 'react'
import {useLocation, useNavigate} from 'react-router-dom'
import {userEvent} from 'vitest/browser'

import {ContactForm} from '#src/sections/contact/contact-form.tsx'

import {network} from './mock-network.ts'
import {renderWithContent} from './render-with-content.tsx'

export const endpoint = 'https://forms.example/inbox'
export const typed = {
  'First name': 'Jordan',
  'Last name': 'Sample',
  Email: 'jordan@example.com',
  Message: 'Two cars, please.',
}

/** The form of the contact page, filled in. */
export async function fillIn(besides?: ReactNode) {
  const screen = await renderWithContent(
    <>
      <ContactPage />
      {besides}
    </>,
    {path: '/contact', otherLanguage: 'es', site: {bookingRules: {replyHours: 24}}},
  )
  for (const [name, text] of Object.entries(typed)) {
    await userEvent.fill(screen.getByRole('textbox', {name, exact: true}), text)
  }
  return screen
}

/** Lets the endpoint answer once the returned function is called. */
export function answerLater(answer: () => Response): () => void {
  const {promise: released, resolve: release} = Promise.withResolvers<void>()
  network.use(
    http.post(endpoint, async () => {
      await released
      return answer()
    }),
  )
  return release
}

/** As on the site, where the page in another language is mounted anew. */
function ContactPage() {
  const navigate = useNavigate()
  const {pathname} = useLocation()
  const [isLeft, setLeft] = useState(false)
  return (
    <>
      {!isLeft && (
        <ContactForm key={pathname} heading={null} submitLabel={null} endpoint={endpoint} />
      )}
      <button onClick={() => setLeft(!isLeft)}>{isLeft ? 'Contact page' : 'Another page'}</button>
      <button onClick={() => void navigate('/es/contacto')}>Español</button>
      <button onClick={() => void navigate('/es/eventos')}>Another page with a form</button>
    </>
  )
}
