import {readFileSync} from 'node:fs'
import {findPackageJSON} from 'node:module'
import path from 'node:path'

/**
 * The script behind a command of an installed package, to be run with `process.execPath`: npx and npm are batch
 * files on Windows, which Node cannot start without a shell. Throws when no such package is installed.
 */
export function packageCommand(command: string, packageName = command): string {
  const manifest = findPackageJSON(packageName, import.meta.url)
  if (!manifest) throw new Error(`The package ${packageName} is not installed: npm ci`)
  const {bin = {}}: {bin?: string | Record<string, string>} = JSON.parse(
    readFileSync(manifest, 'utf8'),
  )
  const script = typeof bin === 'string' ? bin : bin[command]
  if (!script) throw new Error(`The package ${packageName} has no command ${command}.`)
  return path.resolve(path.dirname(manifest), script)
}
