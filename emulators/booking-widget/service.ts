import {readFile} from 'node:fs/promises'

import type {HttpBindings} from '@hono/node-server'
import {type Context, Hono} from 'hono'
import {transformWithOxc} from 'vite'

import {loopbackNamesOnly, loopbackWritersOnly} from '../loopback-only.ts'
import {accountPage} from './account-page.ts'
import {bookingPage} from './booking-page.ts'
import {type Fault, modes, noFault, readFault} from './faults.ts'

type Visit = {path: string; search: string}

/** The booking widget as a value with `fetch`. Its state lives in memory and belongs to this value alone. */
export function createBookingWidget() {
  const service = new Hono<{Bindings: HttpBindings}>()
  let fault: Fault = noFault
  let visits: Visit[] = []
  service.use(loopbackNamesOnly, loopbackWritersOnly)

  service.get('/', (context) => context.redirect('/book'))
  service.get('/book', async (context) => {
    const {pathname, search, searchParams} = new URL(context.req.url)
    visits.push({path: pathname, search})
    const asked = {mode: searchParams.get('fault'), delay: searchParams.get('delay')}
    return answer(context, readFault(asked) ?? fault)
  })
  service.get('/account', (context) => context.html(accountPage()))
  service.get('/impostor', (context) => context.html(impostorPage))
  service.get('/client/:file{[a-z-]+\\.ts}', async (context) => {
    const file = new URL(`./client/${context.req.param('file')}`, import.meta.url)
    const source = await readFile(file, 'utf8').catch(() => null)
    if (source === null) return context.notFound()
    const {code} = await transformWithOxc(source, file.pathname, {sourcemap: false})
    return context.body(code, 200, {'content-type': 'text/javascript'})
  })

  service.get('/control', (context) => context.json({...fault, visits}))
  service.post('/control', async (context) => {
    const wanted = readFault(await context.req.json().catch(() => null))
    if (!wanted) {
      return context.json(
        {error: `mode is one of ${modes.join(', ')}; delay is 0 to 60000 ms`},
        400,
      )
    }
    fault = wanted
    visits = []
    return context.json(fault)
  })
  return service
}

async function answer(context: Context<{Bindings: HttpBindings}>, {mode, delay}: Fault) {
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
      if (!url.searchParams.has('moved')) return context.redirect(elsewhere(url))
      break
    case 'ok':
    case 'silent':
    case 'nonsense':
    case 'impostor':
      break
  }
  return context.html(bookingPage({mode, elsewhere: elsewhere(url, '/impostor')}))
}

/** The same server under its other name, which is another origin to a browser. */
function elsewhere(url: URL, path?: string): string {
  const other = new URL(path ?? url.href, url)
  other.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
  other.searchParams.set('moved', '1')
  return other.href
}

const impostorPage = `<!doctype html><html lang="en"><title>Impostor</title>
<script>top.postMessage({type: 'EMBED_BOOKING_SIZE', height: 1500}, '*')</script></html>`
