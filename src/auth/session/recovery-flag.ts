const key = 'auth-new-password'
/** Where storage is forbidden or full, the form is lost with a reload and no sooner. */
let inThisPage: string | null = null

/** Notes for this tab that somebody came by a recovery link, so that a reload does not lose the form. */
export function setRecoveryFlag(userId: string): void {
  inThisPage = userId
  try {
    sessionStorage.setItem(key, userId)
  } catch {}
}

export function hasRecoveryFlag(userId: string): boolean {
  return (stored() ?? inThisPage) === userId
}

export function clearRecoveryFlag(): void {
  inThisPage = null
  try {
    sessionStorage.removeItem(key)
  } catch {}
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
