import {useState} from 'react'

import {useWords} from '#src/language/words.ts'
import {Button} from '#src/ui/button.tsx'

import {keepAccount, switchAccount} from '../mail-link/mail-link-actions.ts'
import {useAuth} from '../session/auth-provider.tsx'

type AccountChoiceProps = {current: string | null; offered: string}

/** Asks before a mail link signs in, or changes who is signed in. */
export function AccountChoice({current, offered}: AccountChoiceProps) {
  const {session} = useAuth()
  const {accountChoice: words} = useWords('account')
  const [isBusy, setBusy] = useState(false)
  const change = () => {
    setBusy(true)
    void switchAccount(session)
  }
  return (
    <div className="wrap-anywhere">
      <p className="mt-3">
        {current && words.signedInAs}
        {current && <strong>{current}</strong>}
        {current ? words.linkIsFor : words.linkSignsIn}
        <strong>{offered}</strong>
        {words.end}
      </p>
      <div className="mt-8 grid gap-3">
        <Button wide disabled={isBusy} onClick={() => keepAccount(session)}>
          {current ? words.stay(current) : words.stayOut}
        </Button>
        <Button wide variant="secondary" busy={isBusy} onClick={change}>
          {current ? words.change(offered) : words.signIn(offered)}
        </Button>
      </div>
    </div>
  )
}
