import {once} from 'node:events'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import {createServer, type RequestListener, type Server} from 'node:http'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'

import {inject} from 'vitest'

import {importSeedData} from '../../../scripts/dataset/import-seed-data.ts'
import {type Check, subjectOf} from '../../../scripts/doctor/subject.ts'
import {startServices} from '../../support/services/start-services.ts'

/**
 * Everything that the doctor checks, running and without a problem: `variables` name it as an environment of this
 * machine, `hosted` as one with a project of its own. A test breaks a part of it, and `heal` restores the content and
 * the widget.
 */
export async function startHealthyEnvironment() {
  const services = await startServices({seededLake: inject('seededLake')})
  const {contentLake, auth, bookingWidget, client, project, siteUrl} = services
  const servers: Server[] = []
  /** A server on this machine with the given answers, on this port or on a free one; stopped with the rest. */
  const serve = async (listener: RequestListener, port = 0): Promise<string> => {
    const server = createServer(listener).listen(port, '127.0.0.1')
    servers.push(server)
    await once(server, 'listening')
    const address = server.address()
    return `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  }
  const widgetOrigin = new URL(bookingWidget.url).origin
  const variables = {
    SANITY_API_HOST: contentLake.url,
    SANITY_AUTH_TOKEN: project.token,
    SUPABASE_URL: auth.url,
    SUPABASE_ANON_KEY: 'local-anon-key',
    BOOKING_WIDGET_ORIGINS: widgetOrigin,
    SITE_URL: siteUrl,
    STUDIO_URL: await serve((_, response) => response.end('<!doctype html>'), services.studioPort),
  }
  const settings = async (fields: Record<string, string>) => {
    await client.patch('siteSettings').set(fields).commit()
  }
  const breakWidget = async (mode: string) => {
    await fetch(`${bookingWidget.url}/control`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({mode}),
    })
  }
  return {
    variables,
    hosted: {...variables, SANITY_PROJECT_ID: project.projectId},
    client,
    serve,
    settings,
    breakWidget,
    /** Everything that content lake and accounts keep: each file of theirs, with what it holds. */
    kept: () => {
      const cwd = path.dirname(services.lakeFolder)
      // SQLite's own files beside a database change when it is read.
      const files = globSync('**', {cwd, exclude: ['**/*-wal', '**/*-shm']}).filter((file) =>
        statSync(path.join(cwd, file)).isFile(),
      )
      return files.map((file) => [file, contentOf(path.join(cwd, file))])
    },
    heal: async () => {
      await importSeedData({...project, apiHost: contentLake.url})
      await settings({bookingWidgetUrl: `${bookingWidget.url}/book`})
      await breakWidget('ok')
    },
    stop: async () => {
      for (const server of servers) server.close()
      await services.stop()
    },
  }
}

/** The rows of a database, or the bytes of another file, as a text. */
function contentOf(file: string): string {
  if (!file.endsWith('.sqlite')) return readFileSync(file, 'base64')
  // The emulator has locked its database; with its log, a copy is as current.
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'kept-')), 'copy.sqlite')
  copyFileSync(file, copy)
  if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${copy}-wal`)
  const database = new DatabaseSync(copy)
  // The lake remembers what it was asked, which changes nothing.
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'tagged_queries'")
    .all()
  const rows = tables.map(({name}) => database.prepare(`SELECT * FROM "${String(name)}"`).all())
  database.close()
  rmSync(path.dirname(copy), {recursive: true})
  return JSON.stringify(rows)
}

/** The problems that a check finds in an environment, as one text. */
export async function problems(check: Check, variables: Record<string, string>): Promise<string> {
  const found = await check(subjectOf(variables))
  if (typeof found === 'string') return found
  return (found ?? [{problem: 'not checked', fix: ''}])
    .map(({problem, fix}) => `${problem} ${fix}`)
    .join('\n')
}
