import {serve} from '@hono/node-server'
import {Hono} from 'hono'
import {compress} from 'hono/compress'

/**
 * Serves the pages of a running site without any script: what the site is compared with. Their booking frame
 * has its URL from the start, and every other file comes from the site itself.
 */
export async function serveRawSite(siteUrl: string) {
  const app = new Hono()
  app.use(compress())
  app.all('*', async (c) => {
    const {pathname, search} = new URL(c.req.url)
    const response = await fetch(siteUrl + pathname + search, {
      headers: {accept: c.req.header('accept') ?? '*/*'},
    })
    const headers = new Headers(response.headers)
    const ofTransfer = ['content-encoding', 'content-length', 'transfer-encoding']
    for (const name of ['content-security-policy', ...ofTransfer]) {
      headers.delete(name)
    }
    const isPage = headers.get('content-type')?.startsWith('text/html')
    const body = isPage ? withoutScripts(await response.text()) : await response.arrayBuffer()
    // The not-found page is measured as a page that was found.
    return new Response(body, {status: isPage ? 200 : response.status, headers})
  })
  const server = serve({fetch: app.fetch, port: 0, hostname: '127.0.0.1'})
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://localhost:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b.*?<\/script>/gs, '').replaceAll(' data-base="', ' src="')
}
