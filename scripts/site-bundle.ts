import {fileURLToPath} from 'node:url'

import type {InlineConfig, Plugin} from 'vite'

export const bundleEntry = 'src/app/entry-browser.tsx'

/**
 * The site only reads: of the query library's other half the empty store is enough. The build fails when a
 * new version of the library wants more of that module.
 */
const withoutMutations: Plugin = {
  name: 'without-mutations',
  enforce: 'pre',
  load: {
    filter: {id: /\/query-core\/build\/modern\/mutationCache\.js$/},
    handler: () => `export class MutationCache {
      clear() {}
      getAll() { return [] }
      findAll() { return [] }
      resumePausedMutations() { return Promise.resolve() }
    }`,
  },
}

/**
 * Vite's helper loads the styles of a chunk beside its script. All styles of this site stand in its pages, so
 * nothing is left of it.
 */
const withoutStyleLoader: Plugin = {
  name: 'without-style-loader',
  enforce: 'pre',
  load: {
    filter: {id: /^\0vite\/preload-helper\.js$/},
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/**
 * The router's own entries lead to its development build in every environment. In the other one, too, reading
 * `React.Component` counts as an effect, which keeps the error pages of a framework that this site does not
 * use; under a name of its own the class is known to have none.
 */
const routerInProduction: Plugin = {
  name: 'router-in-production',
  transform: {
    filter: {id: /\/react-router\/dist\/production\/.*\.mjs$/},
    handler: (code) => ({
      code: `import {Component as RouterComponent} from 'react'\n${code.replaceAll(/extends React\d+\.Component\b/g, 'extends RouterComponent')}`,
      map: null,
    }),
  },
}

/** How the bundle for visitors is made, where that differs from what the bundler does by itself. */
export const siteBundle: InlineConfig = {
  plugins: [withoutMutations, withoutStyleLoader, routerInProduction],
  // Visitors' browsers have no development tools to report to.
  define: {__REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined'},
  resolve: {
    alias: [
      {find: /^react-router$/, replacement: routerFile('index.mjs')},
      {find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs')},
    ],
  },
  build: {
    manifest: true,
    rolldownOptions: {
      input: bundleEntry,
      output: {
        codeSplitting: {
          // What every page needs is one chunk. The rest follows the dynamic imports: a page fetches what it
          // shows.
          groups: [
            {name: 'entry-browser', test: /\/src\/app\/entry-browser\.tsx$/},
            {name: 'booking', test: /\/src\/(?:booking|sections\/booking-board)\b/},
          ],
        },
      },
      treeshake: {
        // The router marks neither its contexts nor its components as free of side effects, so that all of
        // them would stay. Its files are bundled already, with a name of its own for React in each part.
        // Of React only these three: by its bare name every hook whose answer nobody uses would be left out.
        manualPureFunctions: ['createContext', 'forwardRef', 'memo'].flatMap((name) => [
          name,
          ...Array.from({length: 30}, (_, index) => `React${index || ''}.${name}`),
        ]),
        // `Link.displayName = …` alone does not keep Link.
        propertyWriteSideEffects: false,
      },
    },
  },
}

function routerFile(name: string): string {
  return fileURLToPath(
    new URL(`../node_modules/react-router/dist/production/${name}`, import.meta.url),
  )
}
