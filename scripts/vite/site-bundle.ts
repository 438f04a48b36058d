import type {InlineConfig} from 'vite'

export const bundleEntry = 'src/app/entry-browser.tsx'

/**
 * How the bundle for visitors is made, where that differs from Vite's defaults. Libraries are taken as they are
 * published; docs/decisions/0014-libraries-as-published.md says what each option saves.
 */
export const siteBundle: InlineConfig = {
  build: {
    manifest: true,
    // The largest is the preview's, which no visitor fetches; tests hold the budgets of the others.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: bundleEntry,
      treeshake: {
        // The bundler drops what the router wraps in these and this site does not use. `import_react` is its own
        // name for React: if that changes, the bundle grows and nothing breaks.
        manualPureFunctions: ['import_react.forwardRef', 'import_react.memo'],
      },
      output: {
        codeSplitting: {
          // What every page needs is one chunk. The rest follows the dynamic imports: a page fetches what it
          // shows.
          groups: [
            {name: 'entry-browser', test: /\/src\/app\/entry-browser\.tsx$/},
            {name: 'booking', test: /\/src\/(?:booking|sections\/booking)\b/},
          ],
        },
      },
    },
  },
}
