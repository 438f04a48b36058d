/** A variable that `startSite` has put into the environment. */
export function setting(name: string): string {
  const value = process.env[name]
  if (!value)
    throw new Error(
      `${name} is not set: startSite sets it, in Playwright's global setup or in the benchmark.`,
    )
  return value
}
