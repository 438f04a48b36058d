import {execFileSync} from 'node:child_process'

/** Whether this process may install Debian's packages. */
export function mayUseApt(): boolean {
  return (
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    succeeds('apt-get', ['--version'], 'ignore')
  )
}

/** Where that fails, as with one of several sources, the lists that are there may do. */
export function updatePackageLists(): void {
  succeeds('apt-get', ['update'], 'inherit')
}

/** Whether the package lists hold this package. */
export function isOffered(name: string): boolean {
  return succeeds('apt-cache', ['show', '--quiet', name], 'ignore')
}

/** Installs packages. Returns false where apt fails or has none of that name. */
export function installPackages(...names: string[]): boolean {
  const options = ['--yes', '--no-install-recommends']
  return succeeds('apt-get', ['install', ...options, ...names], 'inherit')
}

function succeeds(command: string, args: string[], stdio: 'ignore' | 'inherit'): boolean {
  try {
    execFileSync(command, args, {stdio})
    return true
  } catch {
    return false
  }
}
