import {execFileSync} from 'node:child_process'

/** Whether this process may install Debian's packages. */
export function mayUseApt(): boolean {
  return (
    process.platform === 'linux' && process.getuid?.() === 0 && succeeds('apt-get', '--version')
  )
}

export function updatePackageLists(): void {
  execFileSync('apt-get', ['update'], {stdio: 'inherit'})
}

/** Whether the package lists hold this package. */
export function isOffered(name: string): boolean {
  return succeeds('apt-cache', 'show', '--quiet', name)
}

export function installPackages(...names: string[]): void {
  execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', ...names], {
    stdio: 'inherit',
  })
}

function succeeds(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, {stdio: 'ignore'})
    return true
  } catch {
    return false
  }
}
