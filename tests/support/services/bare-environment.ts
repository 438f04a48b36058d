/** What any program needs: where programs, the user's folder and temporary files are; the others are Windows'. */
const needed = [
  'PATH',
  'HOME',
  'TMPDIR',
  'APPDATA',
  'COMSPEC',
  'LOCALAPPDATA',
  'PATHEXT',
  'SYSTEMROOT',
  'TEMP',
  'TMP',
  'USERPROFILE',
]

/** The variables of this process without any of its services. */
export function bareEnvironment(): Record<string, string> {
  return Object.fromEntries(
    needed.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
