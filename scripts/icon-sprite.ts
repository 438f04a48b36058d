import {readFile} from 'node:fs/promises'

import type {Plugin} from 'vite'

import {iconNames} from '../src/ui/icon-names.ts'

/** Serves (dev) and emits (build) /icons.svg, one symbol for each name in icon-names.ts. */
export function iconSprite(): Plugin {
  return {
    name: 'icon-sprite',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer(server) {
      server.middlewares.use('/icons.svg', (_request, response, next) => {
        makeSprite().then((sprite) => {
          response.setHeader('content-type', 'image/svg+xml')
          response.end(sprite)
        }, next)
      })
    },
    async generateBundle() {
      this.emitFile({type: 'asset', fileName: 'icons.svg', source: await makeSprite()})
    },
  }
}

async function makeSprite(): Promise<string> {
  const symbols = await Promise.all(iconNames.map(makeSymbol))
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}

async function makeSymbol(name: string): Promise<string> {
  const file = new URL(`../node_modules/lucide-static/icons/${name}.svg`, import.meta.url)
  const svg = await readFile(file, 'utf8')
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replaceAll(/\s*\n\s*/g, '')}</symbol>`
}
