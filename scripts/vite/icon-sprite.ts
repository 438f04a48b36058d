import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'

import type {Plugin} from 'vite'

import {iconNames} from '#domain/icon-names.ts'

/**
 * Serves (dev) and emits (build) one symbol for each name in icon-names.ts. The path, which the site knows as
 * VITE_ICON_SPRITE, holds a hash of the content, so that browsers may cache it: without that, Chromium fetches and
 * parses the sprite again for every new icon.
 */
export function iconSprite(): Plugin {
  const made = makeSprite()
  return {
    name: 'icon-sprite',
    applyToEnvironment: (environment) => environment.name === 'client',
    config: async () => ({
      define: {'import.meta.env.VITE_ICON_SPRITE': JSON.stringify((await made).path)},
    }),
    async configureServer(server) {
      const {path, svg} = await made
      server.middlewares.use(path, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml')
        response.end(svg)
      })
    },
    async generateBundle() {
      const {path, svg} = await made
      this.emitFile({type: 'asset', fileName: path.slice(1), source: svg})
    },
  }
}

async function makeSprite(): Promise<{path: string; svg: string}> {
  const symbols = await Promise.all(iconNames.map(makeSymbol))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  return {path: `/assets/icons-${hash}.svg`, svg}
}

async function makeSymbol(name: string): Promise<string> {
  const file = new URL(`../../node_modules/lucide-static/icons/${name}.svg`, import.meta.url)
  const svg = await readFile(file, 'utf8')
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replaceAll(/\s*\n\s*/g, '')}</symbol>`
}
