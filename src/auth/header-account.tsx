import {AccountMenu} from './account-menu.tsx'
import {AuthProvider} from './auth-provider.tsx'

/** What the header shows of the account. */
export function HeaderAccount() {
  return (
    <AuthProvider>
      <AccountMenu />
    </AuthProvider>
  )
}
