import {verifyMailLink} from '../mail-link/mail-link-actions.ts'
import {useAuth} from '../session/auth-provider.tsx'
import {AuthForm} from './auth-form.tsx'
import {authErrorMessage} from './auth-messages.ts'

/** The button that verifies a mail link. Opening the link does not, because mail scanners open links too. */
export function MailLinkForm({submitLabel}: {submitLabel: string}) {
  const {session} = useAuth()
  return (
    <AuthForm
      submitLabel={submitLabel}
      check={() => null}
      send={async () => {
        const error = await verifyMailLink(session)
        return error && (({errors}) => ({error: authErrorMessage(error, errors)}))
      }}
    >
      {() => null}
    </AuthForm>
  )
}
