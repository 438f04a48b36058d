import {useState} from 'react'

import {useWords} from '#src/language/words.ts'
import {Button} from '#src/ui/button.tsx'

import {useAuth} from '../session/auth-provider.tsx'

/** Asks before the link of a mail signs in somebody else than the visitor who is signed in. */
export function AccountChoice({current, offered}: {current: string; offered: string}) {
  const {session} = useAuth()
  const {accountChoice: words} = useWords('account')
  const [isBusy, setBusy] = useState(false)
  const switchAccount = () => {
    setBusy(true)
    void session.switchAccount()
  }
  return (
    <div className="wrap-anywhere">
      <p className="mt-3">
        {words.signedInAs}
        <strong>{current}</strong>
        {words.linkIsFor}
        <strong>{offered}</strong>
        {words.end}
      </p>
      <div className="mt-8 grid gap-3">
        <Button wide disabled={isBusy} onClick={session.keepAccount}>
          {words.stay(current)}
        </Button>
        <Button wide variant="secondary" busy={isBusy} onClick={switchAccount}>
          {words.change(offered)}
        </Button>
      </div>
    </div>
  )
}
