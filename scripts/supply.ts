import {spawnSync} from 'node:child_process'
import {readFileSync} from 'node:fs'

import {type AuditReport, unknownAdvisories} from './supply/advisories.ts'
import {allowedAdvisories, allowedReleases} from './supply/exceptions.ts'
import {type Lock, newReleases, publishedAt, youngReleases} from './supply/new-releases.ts'
import {type SignatureReport, signatureFindings} from './supply/signatures.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'
import {goThroughProxy} from './terminal/go-through-proxy.ts'
import {readArguments} from './terminal/read-arguments.ts'

await checkSupply().catch(exitWithMessage)

/** What comes from the registry: how old new releases are, known advisories, and the registry's signatures. */
async function checkSupply() {
  const {values} = readArguments({since: {type: 'string'}}, {allowPositionals: false})
  goThroughProxy()
  const now = Date.now()
  const today = new Date(now).toISOString().slice(0, 10)
  const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const findings: string[] = []

  const before = lockBefore(lock, values.since)
  if (before) {
    const added = newReleases(before, lock)
    console.log(`${added.length} releases are new since ${values.since ?? 'HEAD'}.`)
    findings.push(...(await youngReleases(added, publishedAt, {now, allowed: allowedReleases})))
  } else {
    console.log('No git history can be read here, so new releases were not looked for.')
  }

  const report: AuditReport = JSON.parse(npm('audit', '--json'))
  const advisories = unknownAdvisories(report, {today, allowed: allowedAdvisories})
  if (!advisories) console.log('This registry has no audit, so advisories were not looked for.')
  findings.push(...(advisories ?? []))

  const signatures: SignatureReport = JSON.parse(npm('audit', 'signatures', '--json'))
  findings.push(...signatureFindings(signatures))

  if (findings.length > 0) throw new Error(findings.join('\n'))
  console.log('Nothing is wrong with what comes from the registry.')
}

/**
 * The lock file at a commit, or at the last one where none is named: null where there is no history, as in an archive.
 * GitHub names zeros as the commit before the first push of a branch, so that nothing is new.
 */
function lockBefore(now: Lock, commit?: string): Lock | null {
  if (commit && /^0+$/.test(commit)) return now
  const {status, stdout, stderr, error} = spawnSync(
    'git',
    ['show', `${commit ?? 'HEAD'}:./package-lock.json`],
    {encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
  )
  if (status === 0) return JSON.parse(stdout)
  if (!commit) return null
  const reason = error
    ? 'git cannot be run.'
    : `${stderr.trim()} Use --since with a commit that this clone has: after a force push, the last one whose releases were checked.`
  throw new Error(`The lock file at ${commit} cannot be read: ${reason}`)
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
