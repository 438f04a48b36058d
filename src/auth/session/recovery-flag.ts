import {storedText} from '#src/ui/storage.ts'

const flag = storedText('sessionStorage', 'auth-new-password')
/** Where storage is forbidden or full, the form is lost with a reload and no sooner. */
let inThisPage: string | null = null

/** Remembers for this tab that a user came by a recovery link, so that a reload does not lose the form. */
export function setRecoveryFlag(userId: string): void {
  inThisPage = userId
  flag.write(userId)
}

/** Whether this user still has to choose a new password in this tab. */
export function hasRecoveryFlag(userId: string): boolean {
  return (flag.read() ?? inThisPage) === userId
}

/** Forgets the recovery link once a password is chosen or kept, or the visitor is signed out. */
export function clearRecoveryFlag(): void {
  inThisPage = null
  flag.remove()
}
