import {useAuth} from '#src/auth/session/auth-provider.tsx'

import {Card} from './card.tsx'

export function WelcomeCard() {
  const {user} = useAuth()
  return (
    <Card heading="Welcome">
      <p className="mt-2 text-(--fg-soft)">
        Signed in as <strong className="wrap-anywhere text-(--fg-strong)">{user?.email}</strong>
      </p>
    </Card>
  )
}
