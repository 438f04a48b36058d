import {fileURLToPath} from 'node:url'

import {normalizePath, type InlineConfig} from 'vite'

export const bundleEntry = 'src/app/entry-browser.tsx'

const project = normalizePath(fileURLToPath(new URL('../../', import.meta.url)))

/**
 * Chunks follow the dynamic imports, so a page fetches only what it shows. The modules named here share chunks instead,
 * because gzip compresses them better together. A module belongs, with its imports, to the first group that fits it.
 */
export const chunkGroups = [
  {name: 'entry-browser', test: isOnEveryPage},
  {name: wordsOfLanguage, debugName: 'words'},
  {name: 'formatted-text', test: /\/(?:rich-text|prose|faq-section|text-section)\.tsx$/},
  // Without what only the bookings page shows.
  {
    name: 'booking',
    test: inProject(/^src\/(?:booking|sections\/booking)\/(?!booking-section|phone-text)/),
  },
  {name: 'refunds', test: /\/(?:refund\/tiers|use-cancellation-policy)\.ts$/},
  // Files for calendars and contacts, which different pages offer.
  {name: 'content-lines', test: /\/content-lines\.ts$/},
  {name: 'choices', test: /\/step-button\.tsx$/},
  {name: 'seat-plan', test: /\/(?:seat-plan|capacity)\.tsx?$/},
  {
    name: 'refund',
    test: /\/(?:refund-(?:section|stretch|texts|result)|calendar-file)\.tsx?$/,
  },
  {name: 'cost', test: inProject(/^src\/sections\/cost\//)},
  {name: 'band', test: /\/causeway-(?:band|picture)\.tsx$/},
  {name: 'finder', test: inProject(/^src\/sections\/finder\//)},
  {name: 'destination', test: inProject(/^src\/sections\/destination\//)},
  {name: 'home', test: /\/(?:home-hero|about|fleet|services|coverage)-section\.tsx$/},
  {name: 'service', test: /\/(?:page-hero|call-to-action)-section\.tsx$/},
  {
    name: 'legal',
    test: /\/(?:legal-(?:page|text-section|document-context)|table-of-contents|chapter(?:-heading)?)\.tsx?$/,
  },
  // Also on the embed test page.
  {name: 'copy', test: /\/use-copy\.ts$/},
  {
    name: 'careers',
    test: /\/(?:careers-page|jobs-section|listed-job|job-facts|resume-section)\.tsx$/,
  },
]

/**
 * How the bundle for visitors is made, where that differs from Vite's defaults. Libraries are taken as they are
 * published; docs/decisions/0014-libraries-as-published.md says what each option saves.
 */
export const siteBundle: InlineConfig = {
  build: {
    manifest: true,
    // Licenses of all bundled packages; scripts/site/licenses.ts adds those of files that are not modules.
    license: {fileName: 'licenses.txt'},
    // The largest is the preview's, which no visitor fetches; tests hold the budgets of the others.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: bundleEntry,
      treeshake: {
        // The bundler drops what the router wraps in these and this site does not use. `import_react` is its own
        // name for React: if that changes, the bundle grows and nothing breaks.
        manualPureFunctions: ['import_react.forwardRef', 'import_react.memo'],
      },
      optimization: {inlineConst: {mode: 'all', pass: 3}},
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
}

/** The words that most pages show (`site`, `sections`, `booking`, and those of texts that the domain makes): one file for each language. */
function wordsOfLanguage(id: string): string | null {
  const [, language] =
    /\/(?:src\/language\/(\w\w)\/(?:site|sections|booking)|domain\/words\/(\w\w))\.ts$/
      .exec(id)
      ?.filter(Boolean) ?? []
  return language ? `words-${language}` : null
}

/** The entry, and small modules that most sections share: as chunks they would be larger than what they hold. */
function isOnEveryPage(id: string): boolean {
  if (wordsOfLanguage(id)) return false
  const file = pathInProject(id)
  return (
    file === bundleEntry || (isShared(file) && !ofSomePages.some((name) => isNamed(file, name)))
  )
}

/** Whether a path of this project ends with a name such as `refund/tiers`, and the ending of a module. */
export function isNamed(file: string, name: string): boolean {
  return [`/${name}.ts`, `/${name}.tsx`].some((end) => file.endsWith(end))
}

/** Whether a path of this project lies where most sections find what they share. */
export function isShared(file: string): boolean {
  return /^(?:domain|src\/(?:content\/(?:facts|time|components)|sections\/shared|ui))\/.*\.tsx?$|\/(?:pillars-section|use-early-input)\.tsx?$/.test(
    file,
  )
}

/** Folders above the project may have the same names as those inside. */
function inProject(pattern: RegExp) {
  return (id: string): boolean => pattern.test(pathInProject(id))
}

function pathInProject(id: string): string {
  return id.startsWith(project) ? id.slice(project.length) : id
}

/** In the same folders, but not on the home page, or there with what it imports in another group. */
export const ofSomePages = [
  'in-languages',
  'rich-text',
  'prose',
  'toast-card',
  'alert',
  'use-copy',
  'scroll-box',
  'table-role',
  'causeway-band',
  'causeway-picture',
  'use-jobs',
  'use-open-jobs',
  'use-cancellation-policy',
  'use-coverage',
  'use-destination',
  'find-places',
  'meeting-check',
  'estimate',
  'hours-offered',
  'ride',
  'capacity',
  'fit',
  'party',
  'step-button',
  'date-field',
  'refund/tiers',
  'refund/tier-at',
  'calendar-file',
  'contact-card',
  'content-lines',
  'job-state',
  'preview-messages',
]
