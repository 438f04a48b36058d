import {AuthProvider} from '../session/auth-provider.tsx'
import {AccountMenu} from './account-menu.tsx'

/** What the header shows of the account. */
export function HeaderAccount() {
  return (
    <AuthProvider>
      <AccountMenu />
    </AuthProvider>
  )
}
