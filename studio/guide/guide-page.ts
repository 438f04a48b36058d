import {readFile, readdir} from 'node:fs/promises'

import type {Plugin} from 'vite'

import {renderGuide} from './render-guide.ts'

const docs = new URL('../../docs/', import.meta.url)
const folder = 'static/office'

/** Serves docs/office.md and its pictures as a page of the Studio, in development and in its build. */
export function guidePage(): Plugin {
  return {
    name: 'guide-page',
    enforce: 'pre',
    configureServer: ({middlewares}) => {
      middlewares.use(`/${folder}`, (request, response, next) => {
        const name = request.url?.split(/[/?]/)[1] ?? ''
        guideFiles().then((files) => {
          const file = files.get(name)
          if (!file) return next()
          response.setHeader('content-type', file.type)
          response.end(file.content)
        }, next)
      })
    },
    async generateBundle() {
      for (const [name, {content}] of await guideFiles()) {
        this.emitFile({type: 'asset', fileName: `${folder}/${name}`, source: content})
      }
    },
  }
}

type GuideFile = {type: string; content: string | Uint8Array}

/** By their names in the folder of the guide. */
async function guideFiles(): Promise<Map<string, GuideFile>> {
  const markdown = await readFile(new URL('office.md', docs), 'utf8')
  // The page stands beside its pictures.
  const page = renderGuide(markdown.replaceAll('](office/', ']('))
  const files = new Map<string, GuideFile>([
    ['guide.html', {type: 'text/html; charset=utf-8', content: page}],
  ])
  for (const name of await readdir(new URL('office/', docs))) {
    const content = await readFile(new URL(`office/${name}`, docs))
    files.set(name, {type: 'image/webp', content})
  }
  return files
}
