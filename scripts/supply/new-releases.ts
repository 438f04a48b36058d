import {type Exception, isAllowed} from './exceptions.ts'

/** Of an alias, the folder has another name than the package. */
export type Lock = {packages: Record<string, {name?: string; version?: string; link?: boolean}>}
type Release = {name: string; version: string}

/** The days that a release has to be public before the project uses it: most that are taken over are found by then. */
const minimumAgeDays = 7

/** The releases in a package lock that the one before did not have. */
export function newReleases(before: Lock, now: Lock): Release[] {
  const known = new Set(releasesOf(before).map(nameOf))
  const added = releasesOf(now).filter((release) => !known.has(nameOf(release)))
  return [...new Map(added.map((release) => [nameOf(release), release])).values()]
}

/** A sentence for each release that is too young, or of which the registry does not know the age. */
export async function youngReleases(
  releases: readonly Release[],
  publishedAt: (release: Release) => Promise<string | undefined>,
  {now, allowed}: {now: number; allowed: readonly Exception[]},
): Promise<string[]> {
  const today = new Date(now).toISOString().slice(0, 10)
  const findings: string[] = []
  for (const release of releases) {
    const id = nameOf(release)
    if (isAllowed(allowed, id, today)) continue
    const at = Date.parse((await publishedAt(release)) ?? '')
    const days = Math.floor((now - at) / dayMs)
    if (Number.isNaN(days)) findings.push(`The registry does not say when ${id} was published.`)
    else if (days < minimumAgeDays)
      findings.push(`${id} is public for ${days} days only. Wait, or pin the release before it.`)
  }
  return findings
}

/** When a release was published, by the registry's record of its package. */
export async function publishedAt({name, version}: Release): Promise<string | undefined> {
  const response = await fetch(`https://registry.npmjs.org/${name.replace('/', '%2f')}`)
  if (!response.ok) throw new Error(`The registry answered ${response.status} about ${name}.`)
  const record: {time?: Record<string, string>} = await response.json()
  return record.time?.[version]
}

function releasesOf({packages}: Lock): Release[] {
  return Object.entries(packages).flatMap(([folder, {name, version, link}]) => {
    const [, folderName] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(folder) ?? []
    return folderName && version && !link ? [{name: name ?? folderName, version}] : []
  })
}

function nameOf({name, version}: Release): string {
  return `${name}@${version}`
}

const dayMs = 24 * 60 * 60 * 1000
