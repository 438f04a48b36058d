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

/** Of its project's services the site uses accounts alone: channels and files are 25 kB gzip of the client. */
const accountsAlone: Plugin = {
  name: 'accounts-alone',
  enforce: 'pre',
  load: {
    filter: {
      id: /\/@supabase\/(?:realtime-js\/dist\/module\/index\.js|storage-js\/dist\/index\.mjs)$/,
    },
    handler: (id) =>
      id.includes('realtime-js')
        ? 'export class RealtimeClient { setAuth() { return Promise.resolve() } }'
        : 'export class StorageClient {}; export class StorageApiError extends Error {}',
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
 * The router's own entries lead to its development build in every environment. In the other one, too, much
 * counts as an effect that is none and keeps what this site does not use, 7 kB gzip of it: making contexts and
 * components, their names for development tools, and reading `React.Component`, which has no effect under a
 * name of its own.
 */
const routerInProduction: Plugin = {
  name: 'router-in-production',
  transform: {
    filter: {id: /\/react-router\/dist\/production\/.*\.mjs$/},
    handler: (code) => ({code: withoutEffects(code), map: null}),
  },
}

function withoutEffects(router: string): string {
  const code = router
    .replaceAll(/extends React\d+\.Component\b/g, 'extends RouterComponent')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/= (?=React\d+\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ ')
  const contexts = [...code.matchAll(/^(\w+)\.contextType = (\w+);$/gm)]
  return contexts.reduce(
    (text, [line, name, context]) =>
      text
        .replace(line, '')
        .replace(
          `var ${name} = class extends RouterComponent {`,
          (start) => `${start} static contextType = ${context};`,
        ),
    `import {Component as RouterComponent} from 'react'\n${code}`,
  )
}

/**
 * React makes the exceptions that it throws to itself while its module loads. With development tools attached
 * (Lighthouse, WebPageTest) the browser notes where each was made and parses the whole library again for it:
 * most of the page's blocking time. Nobody reads where they were made, so they are made without that.
 */
const exceptionsWithoutStacks: Plugin = {
  name: 'exceptions-without-stacks',
  transform: {
    filter: {id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/},
    handler: (code) => {
      const made = /(?<=\b\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g
      if (!made.test(code)) throw new Error('React makes its exceptions in another way by now.')
      const bare = 'Object.create(Error.prototype, {message: {value: $1}})'
      return {code: code.replace(made, bare), map: null}
    },
  },
}

/** How the bundle for visitors is made, where that differs from what the bundler does by itself. */
export const siteBundle: InlineConfig = {
  plugins: [
    withoutMutations,
    accountsAlone,
    withoutStyleLoader,
    routerInProduction,
    exceptionsWithoutStacks,
  ],
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
    // The largest is the preview's, which no visitor fetches; tests hold the budgets of the others.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: bundleEntry,
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

function routerFile(name: string): string {
  return fileURLToPath(
    new URL(`../../node_modules/react-router/dist/production/${name}`, import.meta.url),
  )
}
