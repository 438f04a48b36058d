// Plain JavaScript that every Node understands: it runs before anything that needs Node 24 or a package.
import {existsSync} from 'node:fs'

const [major] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(
    `This project needs Node 24 and this is Node ${process.versions.node}: "npm ci" brings Node 24 along, unless install scripts were off, optional packages left out, or npm has none for this system; run "npm ci --include=dev --include=optional --foreground-scripts --ignore-scripts=false", or install Node 24, and start again.`,
  )
  process.exit(1)
}
if (!existsSync(new URL('../node_modules/vite/package.json', import.meta.url))) {
  console.error(
    'The packages of this project are not all installed: "npm ci" was not run, or NODE_ENV=production left some out; run "npm ci --include=dev" and start again.',
  )
  process.exit(1)
}
