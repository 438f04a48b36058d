import type {Plugin} from 'vite'

import {normalizePath} from '../../domain/routes.ts'
import {bootScript} from '../site/boot-script.ts'
import {contentLakeReader} from '../site/content-lake-reader.ts'
import {htmlDocument} from '../site/html-document.ts'
import {type PrerenderEntry, sitePaths} from '../site/prerender.ts'

/**
 * In development every page is rendered on request by the very code that prerenders it for production, so
 * that the two never differ.
 */
export function devServerRendering(): Plugin {
  return {
    name: 'dev-server-rendering',
    configureServer(server) {
      let boot: Promise<string> | undefined
      server.watcher.on('all', () => {
        boot = undefined
      })
      const read = contentLakeReader()
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const url = new URL(request.originalUrl ?? '/', 'http://localhost')
            const entry = await server.ssrLoadModule('/src/app/entry-prerender.tsx')
            const prerenderer = prerenderEntry(entry)
            const {languageOf, readSiteSnapshot, redirectsOf, renderPage, siteFiles} = prerenderer
            const snapshot = await readSiteSnapshot(read)
            const file = new Map(Object.entries(await siteFiles(snapshot))).get(
              url.pathname.slice(1),
            )
            if (file !== undefined) return response.end(file)
            const redirect = redirectsOf(snapshot).find(({from}) => from === url.pathname)
            if (redirect) {
              response.writeHead(301, {
                location: redirect.to + url.search,
                // A browser would keep it for good, even when the page is back.
                'cache-control': 'no-store',
              })
              return response.end()
            }
            const isFound = sitePaths(prerenderer, snapshot).includes(normalizePath(url.pathname))
            const {state, ...page} = await renderPage(url.pathname, snapshot)
            boot ??= bootScript()
            const document = htmlDocument({
              ...page,
              boot: await boot,
              styles: '<link rel="stylesheet" href="/src/styles.css" />',
              data: {
                language: languageOf(url.pathname),
                bundle: '/src/app/entry-browser.tsx',
                // There is no file that it could be in.
                state: `data:application/json,${encodeURIComponent(JSON.stringify(state))}`,
                ...(!isFound && {isNotFound: true as const}),
              },
            })
            response.statusCode = isFound ? 200 : 404
            response.setHeader('content-type', 'text/html; charset=utf-8')
            response.end(await server.transformIndexHtml(url.pathname, document))
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}

function prerenderEntry(module: Record<string, unknown>): PrerenderEntry {
  if (!isPrerenderEntry(module))
    throw new Error(
      'src/app/entry-prerender.tsx must export renderPage, readSiteSnapshot and siteFiles.',
    )
  return module
}

function isPrerenderEntry(module: object): module is PrerenderEntry {
  return 'renderPage' in module && 'readSiteSnapshot' in module && 'siteFiles' in module
}
