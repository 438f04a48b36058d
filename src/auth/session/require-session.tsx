import {type ReactNode, useState} from 'react'
import {Navigate, useLocation} from 'react-router-dom'

import {usePathTo} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {Alert} from '#src/ui/alert.tsx'
import {Button} from '#src/ui/button.tsx'
import {Container} from '#src/ui/container.tsx'
import {focusMain} from '#src/ui/focus/focus-main.ts'
import {Spinner} from '#src/ui/spinner.tsx'

import {useAuth} from './auth-provider.tsx'

/**
 * Shows its children to visitors who are signed in. Others are redirected to the sign-in page, which returns them
 * to the same location with query and hash.
 */
export function RequireSession({children}: {children: ReactNode}) {
  const {status, problem, signedOutHere, session} = useAuth()
  const from = useLocation()
  const pathTo = usePathTo()
  const [wasSignedIn, setSignedIn] = useState(false)
  if (status === 'signed-in' && !wasSignedIn) setSignedIn(true)
  switch (status) {
    case 'signed-in':
      return children
    case 'signed-out':
      // The account menu sends a visitor who logs out to the home page, not to the sign-in page.
      return wasSignedIn && signedOutHere ? null : (
        <Navigate to={pathTo('auth')} replace state={{from}} />
      )
    case 'loading':
      return (
        <CenteredOnPage>
          <Spinner />
        </CenteredOnPage>
      )
    case 'unavailable':
      return (
        <CenteredOnPage>
          <AuthUnavailable canRetry={problem === 'unreachable'} onRetry={session.retry} />
        </CenteredOnPage>
      )
  }
}

/** Where sign-in is not possible now; the sign-in page shows it too. */
export function AuthUnavailable({canRetry, onRetry}: {canRetry: boolean; onRetry: () => void}) {
  const {errors} = useWords('account')
  const retry = () => {
    // The button goes.
    focusMain()
    onRetry()
  }
  return (
    <div className="grid max-w-[31rem] gap-5">
      <Alert tone="error">{canRetry ? errors.unreachable : errors.unavailable}</Alert>
      {canRetry && (
        <Button className="justify-self-start" onClick={retry}>
          {errors.retry}
        </Button>
      )}
    </div>
  )
}

function CenteredOnPage({children}: {children: ReactNode}) {
  return (
    <div data-surface="pearl">
      <Container className="grid min-h-[60vh] place-items-center py-section">{children}</Container>
    </div>
  )
}
