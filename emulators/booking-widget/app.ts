import {readFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'

import type {HttpBindings} from '@hono/node-server'
import {type Context, Hono} from 'hono'
import {transformWithOxc} from 'vite'

import {loopbackHostsOnly, loopbackWritesOnly} from '../loopback-only.ts'
import {accountPage} from './account-page.ts'
import {bookingPage} from './booking-page.ts'
import {type Fault, faultModes, defaultFault, parseFault} from './faults.ts'

type Visit = {path: string; search: string}

const maxVisits = 1000

/** The booking widget as a Hono app. The current fault and the last 1,000 visits are kept in memory, for this app only. */
export function createBookingWidgetApp() {
  const app = new Hono<{Bindings: HttpBindings}>()
  let fault: Fault = defaultFault
  let visits: Visit[] = []
  app.use(loopbackHostsOnly, loopbackWritesOnly)

  app.get('/', (context) => context.redirect('/book'))
  app.get('/book', async (context) => {
    const {pathname, search, searchParams} = new URL(context.req.url)
    visits = [...visits, {path: pathname, search}].slice(-maxVisits)
    const requested = {mode: searchParams.get('fault'), delay: searchParams.get('delay')}
    return bookingResponse(context, parseFault(requested) ?? fault)
  })
  app.get('/account', (context) => context.html(accountPage()))
  app.get('/impostor', (context) => context.html(impostorPage))
  app.get('/client/:file{[a-z-]+\\.ts}', async (context) => {
    const file = new URL(`./client/${context.req.param('file')}`, import.meta.url)
    const source = await readFile(file, 'utf8').catch(() => null)
    if (source === null) return context.notFound()
    const {code} = await transformWithOxc(source, fileURLToPath(file), {sourcemap: false})
    return context.body(code, 200, {'content-type': 'text/javascript'})
  })

  app.get('/control', (context) => context.json({...fault, visits}))
  app.post('/control', async (context) => {
    const next = parseFault(await context.req.json().catch(() => null))
    if (!next) {
      return context.json(
        {error: `mode is one of ${faultModes.join(', ')}; delay is 0 to 60000 ms`},
        400,
      )
    }
    fault = next
    visits = []
    return context.json(fault)
  })
  return app
}

async function bookingResponse(context: Context<{Bindings: HttpBindings}>, {mode, delay}: Fault) {
  const url = new URL(context.req.url)
  switch (mode) {
    case 'hanging':
      await new Promise(() => {})
      break
    case 'refused':
      context.env.incoming?.socket.destroy()
      return new Response(null, {status: 503})
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, delay))
      break
    case 'error':
      return context.html('<!doctype html><title>Error</title><h1>Internal server error</h1>', 500)
    case 'blocked':
      context.header('x-frame-options', 'DENY')
      context.header('content-security-policy', "frame-ancestors 'none'")
      break
    case 'wrong-origin':
      if (!url.searchParams.has('moved')) return context.redirect(otherOrigin(url))
      break
    case 'ok':
    case 'silent':
    case 'nonsense':
    case 'impostor':
      break
  }
  return context.html(bookingPage({mode, impostorUrl: otherOrigin(url, '/impostor')}))
}

/** A URL of this server under its other host name, which is another origin for a browser. */
function otherOrigin(url: URL, path?: string): string {
  const other = new URL(path ?? url.href, url)
  other.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
  other.searchParams.set('moved', '1')
  return other.href
}

const impostorPage = `<!doctype html><html lang="en"><title>Impostor</title>
<script>top.postMessage({type: 'EMBED_BOOKING_SIZE', height: 1500}, '*')</script></html>`
