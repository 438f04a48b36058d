import {build} from 'vite'

import {prerendererOf} from './prerender.ts'

/** Bundles what renders the pages; `loadPrerenderer` loads it from the same folder. */
export async function buildPrerenderer(output: string): Promise<void> {
  await build({
    logLevel: 'warn',
    // Everything is bundled, as its production build, so that the output may stand in any folder.
    define: {'process.env.NODE_ENV': '"production"'},
    ssr: {noExternal: true},
    build: {
      outDir: prerendererOf(output),
      emptyOutDir: true,
      copyPublicDir: false,
      ssr: 'src/app/entry-prerender.tsx',
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {output: {entryFileNames: '[name].mjs', codeSplitting: false}},
    },
  })
}
