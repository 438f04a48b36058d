import {spawnSync} from 'node:child_process'
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {type Lock, type Manifest, runTimeLock, runTimeManifest} from './supply/run-time-packages.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'
import {readArguments} from './terminal/read-arguments.ts'

await printRunTimePackages().catch(exitWithMessage)

/**
 * Prints what npm lists of this project without anything for development. Asked itself to omit that, npm omits all that
 * development needs as well: React, for example.
 */
async function printRunTimePackages() {
  readArguments({}, {allowPositionals: false})
  const npm = process.env['npm_execpath']
  if (!npm) throw new Error('Run this by npm: npm run sbom')
  const site: Manifest = JSON.parse(await readFile('package.json', 'utf8'))
  const lock: Lock = JSON.parse(await readFile('package-lock.json', 'utf8'))
  const temporary = await mkdtemp(path.join(tmpdir(), 'sbom-'))
  try {
    // npm names the list after the folder.
    const project = path.join(temporary, site.name)
    for (const folder of ['', ...(site.workspaces ?? [])]) {
      await mkdir(path.join(project, folder), {recursive: true})
      const file = path.join(folder, 'package.json')
      const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'))
      await writeFile(path.join(project, file), JSON.stringify(runTimeManifest(manifest)))
    }
    await writeFile(path.join(project, 'package-lock.json'), JSON.stringify(runTimeLock(lock)))
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      [npm, 'sbom', '--package-lock-only', '--sbom-format=cyclonedx'],
      {cwd: project, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
    )
    if (status !== 0) throw new Error(`npm could not list the packages:\n${stderr.trim()}`)
    process.stdout.write(stdout)
  } finally {
    await rm(temporary, {recursive: true})
  }
}
