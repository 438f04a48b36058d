// npm compares the engines in the lock file with the Node that installs: on an older one it prints a hundred
// warnings and leaves out native packages that Node 24, which runs everything here, needs. npm runs this after
// each change of dependencies, in plain JavaScript because the Node that installs may run it.
import {readFileSync, writeFileSync} from 'node:fs'

const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
for (const [folder, entry] of Object.entries(lock.packages)) {
  if (folder.startsWith('node_modules/')) delete entry.engines
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
