import {spawnSync} from 'node:child_process'
import {readFileSync} from 'node:fs'

import {type AuditReport, unknownAdvisories} from './supply/advisories.ts'
import {allowedAdvisories, allowedReleases} from './supply/exceptions.ts'
import {type Lock, newReleases, publishedAt, youngReleases} from './supply/new-releases.ts'
import {type SignatureReport, signatureFindings} from './supply/signatures.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'
import {readArguments} from './terminal/read-arguments.ts'

await checkSupply().catch(exitWithMessage)

/** What comes from the registry: how old new releases are, known advisories, and the registry's signatures. */
async function checkSupply() {
  const {values} = readArguments(
    {since: {type: 'string', default: 'HEAD'}},
    {allowPositionals: false},
  )
  const now = Date.now()
  const today = new Date(now).toISOString().slice(0, 10)
  const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const added = newReleases(lockAt(values.since) ?? lock, lock)
  console.log(`${added.length} releases are new since ${values.since}.`)
  const findings = await youngReleases(added, publishedAt, {now, allowed: allowedReleases})

  const report: AuditReport = JSON.parse(npm('audit', '--json'))
  const advisories = unknownAdvisories(report, {today, allowed: allowedAdvisories})
  if (!advisories) console.log('This registry has no audit, so advisories were not looked for.')
  findings.push(...(advisories ?? []))

  const signatures: SignatureReport = JSON.parse(npm('audit', 'signatures', '--json'))
  findings.push(...signatureFindings(signatures))

  if (findings.length > 0) throw new Error(findings.join('\n'))
  console.log('Nothing is wrong with what comes from the registry.')
}

/** The lock file at a commit; null for the zeros that GitHub gives as the commit before the first push of a branch. */
function lockAt(commit: string): Lock | null {
  if (/^0+$/.test(commit)) return null
  const {status, stdout, stderr} = spawnSync('git', ['show', `${commit}:package-lock.json`], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status === 0) return JSON.parse(stdout)
  throw new Error(
    `The lock file at ${commit} cannot be read: ${stderr.trim()} Name a commit that this clone has by --since. After a forced push that is the last one whose releases were checked.`,
  )
}

/** What npm prints; it is started by the script that runs this command. */
function npm(...args: string[]): string {
  const script = process.env['npm_execpath']
  if (!script) throw new Error('Run this by npm: npm run supply')
  return spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).stdout
}
