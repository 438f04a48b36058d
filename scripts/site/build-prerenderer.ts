import {build} from 'vite'

/** Bundles what renders the pages into a folder, which is emptied first; `loadPrerenderer` loads it from there. */
export async function buildPrerenderer(folder: string): Promise<void> {
  await build({
    logLevel: 'warn',
    // Everything is bundled, as its production build, so that the output may stand in any folder.
    define: {'process.env.NODE_ENV': '"production"'},
    ssr: {noExternal: true},
    build: {
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      ssr: 'src/app/entry-prerender.tsx',
      rolldownOptions: {output: {entryFileNames: '[name].mjs', codeSplitting: false}},
    },
  })
}
