import {useEffect, useState} from 'react'
import {useLocation} from 'react-router-dom'

import {sessionOrErrorInUrl} from '#domain/auth-callback-parameters.ts'
import {codePageAt} from '#domain/routes.ts'
import {hasStoredSession, sessionKeyPattern} from '#src/auth/session/session-key.ts'
import {lazyWithPreload} from '#src/hydration/lazy-with-preload.tsx'
import {openStorage} from '#src/ui/storage.ts'

const HeaderAccount = lazyWithPreload(
  async () => (await import('#src/auth/header/header-account.tsx')).HeaderAccount,
)

/**
 * The account of a visitor who is signed in. Its script is fetched where somebody can be: with a stored
 * session, on the pages for accounts, after a mail link, and when another tab signs in.
 */
export function Account() {
  const {pathname} = useLocation()
  const [isThere, setIsThere] = useState(false)

  useEffect(() => {
    // Without its script the header goes without the account; the next page tries again.
    const show = () =>
      void HeaderAccount.preload().then(
        () => setIsThere(true),
        () => {},
      )
    if (HeaderAccount.isLoaded() || mayHaveAccount(pathname)) show()
    const onStorage = ({key}: StorageEvent) => {
      if (key && sessionKeyPattern.test(key)) show()
    }
    // A page in the back/forward cache hears of no sign-in.
    const onPageShow = ({persisted}: PageTransitionEvent) => {
      if (persisted && isSessionStored()) show()
    }
    addEventListener('storage', onStorage)
    addEventListener('pageshow', onPageShow)
    return () => {
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onPageShow)
    }
  }, [pathname])

  return isThere && <HeaderAccount />
}

/** Must run before the router: the account's script takes the tokens of an e-mailed link out of the URL. */
export async function prepareAccount(): Promise<void> {
  if (mayHaveAccount(location.pathname)) await HeaderAccount.preload().catch(() => {})
}

/** Whether somebody can be signed in, or sign in, on this page. Such a page may lead on to another by itself. */
function mayHaveAccount(pathname: string): boolean {
  // The boot script has looked for a stored session.
  const isStored = document.documentElement.dataset['session'] === 'stored'
  const page = codePageAt(pathname)
  const isForAccounts = page === 'auth' || page === 'dashboard'
  return isStored || sessionOrErrorInUrl.test(location.href) || isForAccounts
}

function isSessionStored(): boolean {
  const storage = openStorage('localStorage')
  return storage !== null && hasStoredSession(storage)
}
