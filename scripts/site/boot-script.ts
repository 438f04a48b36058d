import {fileURLToPath} from 'node:url'

import {build} from 'vite'

const entry = fileURLToPath(new URL('../../src/app/boot.ts', import.meta.url))

/** The inline script of every page, bundled and minified. The same source always gives the same text. */
export async function bootScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: {
        '#domain': fileURLToPath(new URL('../../domain', import.meta.url)),
        '#src': fileURLToPath(new URL('../../src', import.meta.url)),
      },
    },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: {input: entry, output: {format: 'iife'}},
    },
  })
  const [chunk] = 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk')
    throw new Error(
      'src/app/boot.ts must be built into one chunk. Remove dynamic imports from it and from what it imports.',
    )
  return chunk.code.trim()
}
