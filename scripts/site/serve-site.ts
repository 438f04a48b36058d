import {readFile} from 'node:fs/promises'
import path from 'node:path'

import {serve} from '@hono/node-server'
import {serveStatic} from '@hono/node-server/serve-static'
import {type Context, Hono} from 'hono'
import {compress} from 'hono/compress'

import {assetHeaders, revalidatedHeaders} from './site-headers.ts'

/**
 * Serves a built site as a static host does: compressed, its files of headers and redirects applied, clean paths,
 * and the not-found page with status 404. All files are read for each request, so another build is served at once.
 * Port 0 takes a free one.
 */
export async function serveSite(folder: string, port: number) {
  const app = new Hono()
  app.use(compress())
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of await headersIn(folder)) c.header(name, value)
    const isAsset = c.res.ok && c.req.path.startsWith('/assets/')
    const caching = isAsset ? assetHeaders : revalidatedHeaders
    for (const [name, value] of Object.entries(caching)) c.header(name, value)
  })
  const hidden = /^\/(_headers|_redirects|vercel\.json|nginx\.conf|(\w+\/)?404(\.html)?)\/*$/
  const notFound = async (c: Context) => c.html(await notFoundPage(folder, c.req.path), 404)
  app.use(async (c, next) => (hidden.test(c.req.path) ? notFound(c) : next()))
  app.use(async (c, next) => {
    const path = c.req.path.replace(/\/+$/, '')
    const moved = (await rulesIn(folder)).find(({from, status}) => from === path && status === 301)
    const to = moved?.to ?? pageOfFile(path)
    return to ? c.redirect(to + new URL(c.req.url).search, 301) : next()
  })
  const root = path.resolve(folder)
  app.use(serveStatic({root}))
  app.use(
    serveStatic({root, rewriteRequestPath: (request) => `${request.replace(/\/+$/, '')}.html`}),
  )
  app.notFound(notFound)

  const server = serve({fetch: app.fetch, port, hostname: '127.0.0.1'})
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', (error) => reject(portError(error, port)))
  })
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://localhost:${actual}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** The headers of every page. */
async function headersIn(folder: string): Promise<[name: string, value: string][]> {
  const lines = (await readFile(path.join(folder, '_headers'), 'utf8')).split('\n')
  const end = lines.findIndex((line, index) => index > 0 && !line.startsWith(' '))
  return lines.slice(1, end).map((line) => {
    const [name = '', ...value] = line.trim().split(': ')
    return [name, value.join(': ')]
  })
}

type Rule = {from: string; to: string; status: number}

async function rulesIn(folder: string): Promise<Rule[]> {
  const lines = (await readFile(path.join(folder, '_redirects'), 'utf8')).split('\n')
  return lines.flatMap((line) => {
    const [from, to, status] = line.split(' ')
    return from && to ? [{from, to, status: Number(status)}] : []
  })
}

/** The not-found page for a path: that of the folder that a rule names, or the site's. */
async function notFoundPage(folder: string, request: string): Promise<string> {
  const rule = (await rulesIn(folder)).find(
    ({from, status}) => status === 404 && request.startsWith(from.replace('*', '')),
  )
  return readFile(path.join(folder, rule?.to ?? '404.html'), 'utf8')
}

/** The page that a file is of: "/careers" for "/careers.html". The application knows pages alone. */
function pageOfFile(path: string): string | undefined {
  // Of "//other.example/x.html" a browser would take the path for another host.
  if (!/^\/[^/].*\.html$/.test(path)) return undefined
  return path.replace(/\.html$/, '').replace(/\/index$/, '') || '/'
}

function portError(error: Error, port: number) {
  return 'code' in error && error.code === 'EADDRINUSE'
    ? new Error(`Port ${port} is taken by another program: stop it or set PREVIEW_PORT.`)
    : error
}
