import {once} from 'node:events'
import {globSync, readFileSync, statSync} from 'node:fs'
import {createServer, type RequestListener, type Server} from 'node:http'
import path from 'node:path'

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
      const files = globSync('**', {cwd}).filter((file) => statSync(path.join(cwd, file)).isFile())
      return files.map((file) => [file, readFileSync(path.join(cwd, file), 'base64')])
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

/** The problems that a check finds in an environment, as one text. */
export async function problems(check: Check, variables: Record<string, string>): Promise<string> {
  const found = await check(subjectOf(variables))
  if (typeof found === 'string') return found
  return (found ?? [{problem: 'not checked', fix: ''}])
    .map(({problem, fix}) => `${problem} ${fix}`)
    .join('\n')
}
