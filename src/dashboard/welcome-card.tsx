import {useAuth} from '#src/auth/session/auth-provider.tsx'
import {useWords} from '#src/language/words.ts'

import {Card} from './card.tsx'

export function WelcomeCard() {
  const {user} = useAuth()
  const {dashboard: words} = useWords('account')
  return (
    <Card heading={words.welcome}>
      <p className="mt-2 text-(--fg-soft)">
        {words.signedInAs}{' '}
        <strong className="wrap-anywhere text-(--fg-strong)">{user?.email}</strong>
      </p>
    </Card>
  )
}
