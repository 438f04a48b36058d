import {AuthProvider} from '../session/auth-provider.tsx'
import {AccountMenu} from './account-menu.tsx'

/** The account in the header, with its provider. */
export function HeaderAccount() {
  return (
    <AuthProvider>
      <AccountMenu />
    </AuthProvider>
  )
}
