import {exec, execFile} from 'node:child_process'
import {cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {promisify} from 'node:util'

import {isRecord} from '../../../domain/is-record.ts'
import {parseJson} from '../../../domain/parse-json.ts'
import {bareEnvironment} from '../services/bare-environment.ts'
import {type GuideStep, extended, patched} from './guide-steps.ts'

const notCopied = new Set([
  '.data',
  '.env',
  '.git',
  '.sanity',
  '.vitest-attachments',
  'backups',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
])

/** The project in a temporary folder, with the same installed packages. */
export class ProjectCopy {
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  static async make(): Promise<ProjectCopy> {
    const copy = new ProjectCopy(await mkdtemp(path.join(tmpdir(), 'project-copy-')))
    await cp('.', copy.folder, {
      recursive: true,
      filter: (source) => !notCopied.has(path.basename(source)),
    })
    await copy.#linkPackages()
    return copy
  }

  /** One by one, so that what tools keep beside the packages is not shared with tests that run at the same time. */
  async #linkPackages(): Promise<void> {
    await mkdir(this.path('node_modules'))
    const names = await readdir('node_modules')
    for (const name of names.filter((each) => !each.startsWith('.') || each === '.bin')) {
      await symlink(
        path.resolve('node_modules', name),
        this.path(`node_modules/${name}`),
        'junction',
      )
    }
  }

  path(file: string): string {
    return path.join(this.folder, file)
  }

  read(file: string): Promise<string> {
    return readFile(this.path(file), 'utf8')
  }

  async carryOut({language, file, documentId, text}: GuideStep): Promise<void> {
    await mkdir(path.dirname(this.path(file)), {recursive: true})
    if (language === 'diff') return this.#change(file, (before) => patched(file, before, text))
    if (language !== 'json') return writeFile(this.path(file), text, {flag: 'wx'})
    await this.#change(file, (before) => withDocument(before, documentId, text))
  }

  /** Runs commands, one a line, in the system's shell in the copy; rejects with what the one said that fails. */
  async runShell(commands: string) {
    for (const command of commands.trim().split('\n')) {
      await promisify(exec)(command, {cwd: this.folder, env: bareEnvironment()})
    }
  }

  /** Runs Node in the copy with these arguments; rejects with what it said when it fails. */
  async runNode(args: string[], environment: Record<string, string> = {}) {
    await this.#run(process.execPath, args, environment)
  }

  async #run(program: string, args: string[], environment: Record<string, string>) {
    await promisify(execFile)(program, args, {
      cwd: this.folder,
      env: {...bareEnvironment(), ...environment},
    }).catch((error: Error & {stdout?: string; stderr?: string}) => {
      throw new Error(
        `${path.basename(program)} ${args.join(' ')}:\n${error.stdout}${error.stderr}`,
      )
    })
  }

  remove(): Promise<void> {
    return rm(this.folder, {recursive: true, force: true})
  }

  async #change(file: string, change: (text: string) => string): Promise<void> {
    await writeFile(this.path(file), change(await this.read(file)))
  }
}

/** Lines of documents with one more, or with fields added to the one that has the id. */
function withDocument(lines: string, id: string, json: string): string {
  const fields = recordOf(json)
  if (!id) return `${lines.trimEnd()}\n${JSON.stringify(fields)}\n`
  const all = lines.trimEnd().split('\n').map(recordOf)
  if (!all.some(({_id}) => _id === id)) throw new Error(`There is no document ${id}.`)
  return all
    .map((document) => (document['_id'] === id ? extended(document, fields) : document))
    .map((document) => `${JSON.stringify(document)}\n`)
    .join('')
}

function recordOf(json: string): Record<string, unknown> {
  const value = parseJson(json)
  if (!isRecord(value)) throw new Error(`Not a document: ${json.slice(0, 80)}`)
  return value
}
