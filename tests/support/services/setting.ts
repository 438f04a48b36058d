/** A variable that `startSite` has put into the environment. */
export function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run these tests through "playwright test".`)
  return value
}
