import {useState} from 'react'

import {thrownErrorMessage} from '#src/auth/forms/auth-messages.ts'
import {removeMfa} from '#src/auth/mfa/enroll-totp.ts'
import {useAuth} from '#src/auth/session/auth-provider.tsx'
import {useWords} from '#src/language/words.ts'
import {Alert} from '#src/ui/alert.tsx'
import {Button} from '#src/ui/button.tsx'

/** Asks for confirmation before two-step sign-in is removed. */
export function RemoveMfaPanel({onDone}: {onDone: () => void}) {
  const {session} = useAuth()
  const {errors, security: words} = useWords('account')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{thrown: unknown} | null>(null)

  const remove = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await removeMfa(await session.client())
      onDone()
    } catch (thrown) {
      setFailure({thrown})
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-5">
      <h3>{words.removeHeading}</h3>
      <p className="text-(--fg-soft)">{words.removeLead}</p>
      {failure && <Alert tone="error">{thrownErrorMessage(failure.thrown, errors)}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={remove}>
          {words.confirmRemoval}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onDone}>
          {words.keep}
        </Button>
      </div>
    </div>
  )
}
