// Plain JavaScript that every Node understands: it runs before anything that needs Node 24.
const [major] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(
    `This project needs Node 24 and this is Node ${process.versions.node}: "npm ci" brings Node 24 along, but install scripts were off, or NODE_ENV=production left it out; run "npm ci --include=dev --foreground-scripts --ignore-scripts=false" and start again.`,
  )
  process.exit(1)
}
