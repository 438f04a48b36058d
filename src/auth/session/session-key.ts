/** The key of any project, for code that does not know the project's URL. */
export const sessionKeyPattern = /^sb-.+-auth-token$/

/** Whether a session of any project is stored. As short as this because it is part of the boot script. */
export function hasStoredSession(storage: Storage): boolean {
  return /sb-.+-auth-token":/.test(JSON.stringify(storage))
}
