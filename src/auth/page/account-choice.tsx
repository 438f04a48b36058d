import {useState} from 'react'

import {Button} from '#src/ui/button.tsx'

import {useAuth} from '../session/auth-provider.tsx'

/** Asks before the link of a mail signs in somebody else than the visitor who is signed in. */
export function AccountChoice({current, offered}: {current: string; offered: string}) {
  const {session} = useAuth()
  const [isBusy, setBusy] = useState(false)
  const switchAccount = () => {
    setBusy(true)
    void session.switchAccount()
  }
  return (
    <div className="wrap-anywhere">
      <p className="mt-3">
        You are signed in as <strong>{current}</strong>. The link that you opened is for{' '}
        <strong>{offered}</strong>.
      </p>
      <div className="mt-8 grid gap-3">
        <Button wide disabled={isBusy} onClick={session.keepAccount}>
          Stay signed in as {current}
        </Button>
        <Button wide variant="secondary" busy={isBusy} onClick={switchAccount}>
          Switch to {offered}
        </Button>
      </div>
    </div>
  )
}
