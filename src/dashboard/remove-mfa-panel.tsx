import {useState} from 'react'

import {thrownErrorMessage} from '#src/auth/forms/auth-messages.ts'
import {removeMfa} from '#src/auth/mfa/enroll-totp.ts'
import {useAuth} from '#src/auth/session/auth-provider.tsx'
import {Alert} from '#src/ui/alert.tsx'
import {Button} from '#src/ui/button.tsx'

/** Asks for confirmation before two-step sign-in is removed. */
export function RemoveMfaPanel({onDone}: {onDone: () => void}) {
  const {session} = useAuth()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const remove = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await removeMfa(await session.client())
      onDone()
    } catch (error) {
      setProblem(thrownErrorMessage(error))
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-5">
      <h3>Remove two-step sign-in?</h3>
      <p className="text-(--fg-soft)">
        Afterwards your email and password are enough to sign in to your account.
      </p>
      {problem && <Alert tone="error">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={remove}>
          Remove
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onDone}>
          Keep it
        </Button>
      </div>
    </div>
  )
}
