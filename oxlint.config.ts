import type {OxlintConfig} from 'oxlint'

/** The layers of the site, each with those that it may import (docs/architecture.md); `app` may import all of them. */
const layers: Record<string, string[]> = {
  hydration: [],
  language: ['hydration'],
  ui: ['hydration', 'language'],
  content: ['hydration', 'language', 'ui'],
  booking: ['hydration', 'language', 'ui'],
  auth: ['hydration', 'language', 'ui'],
  dashboard: ['hydration', 'language', 'ui', 'content', 'booking', 'auth'],
  'embed-test': ['hydration', 'language', 'ui', 'content', 'booking'],
  sections: ['hydration', 'language', 'ui', 'content', 'booking'],
  preview: ['hydration', 'language', 'ui', 'content', 'sections'],
}

/** Within content, each of these may import those before it; the two beside them import from all. */
const contentFolders = ['time', 'query', 'live', 'facts']
const besideThem = ['components', 'office']

const outsideOfSite = {
  regex: '(studio|emulators|scripts|bench|tests|seed-data)/',
  message:
    'The site imports src/ and domain/ alone: it knows the Studio through generated types and the services through HTTP.',
}
const outsideOfStudio = {
  regex: '^#|\\.\\./(src|emulators|scripts|bench|tests|seed-data)/',
  message: 'The Studio imports its own files and domain/, nothing else of the project.',
}

type Pattern = ({regex: string} | {group: string[]}) & {message: string}
type Override = NonNullable<OxlintConfig['overrides']>[number]

const config: OxlintConfig = {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'vitest'],
  options: {
    typeAware: true,
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
  },
  categories: {correctness: 'error'},
  rules: {
    'import/no-cycle': ['error', {ignoreTypes: false}],
    'no-console': 'error',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'typescript/consistent-type-assertions': ['error', {assertionStyle: 'never'}],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'vitest/valid-expect': ['error', {maxArgs: 2}],
    'unicorn/filename-case': ['error', {case: 'kebabCase'}],
  },
  // Of several that fit a file, the last one holds.
  overrides: [
    ...Object.keys(layers).map((layer) =>
      refuse(`src/${layer}`, [otherLayers(layer), outsideOfSite]),
    ),
    refuse('src/app', [outsideOfSite]),
    ...contentFolders.map((folder) =>
      refuse(`src/content/${folder}`, [
        otherLayers('content'),
        laterFolders(folder),
        outsideOfSite,
      ]),
    ),
    refuse('domain', [
      {
        regex: '^[^.]|^\\.\\./\\.\\./',
        message: 'domain/ is pure: it imports nothing from outside, no package either.',
      },
      {
        group: ['../*/**', '../*.ts', '!../price/**', '!../words/**', '!../language.ts'],
        message: 'A folder of domain/ imports from others only what docs/architecture.md says.',
      },
    ]),
    refuse('studio', [outsideOfStudio]),
    refuse('studio/content', [
      outsideOfStudio,
      {
        regex: '^\\.\\./[^.]',
        message: 'studio/content is about any document: it imports domain/ alone.',
      },
    ]),
    refuse('emulators', [
      {
        regex: '^#|\\.\\./(domain|src|studio|scripts|bench|tests|seed-data)/',
        message: 'An emulator knows the project through HTTP alone: see docs/architecture.md.',
      },
    ]),
    ...['bench', 'scripts', 'tests/support'].map((folder) =>
      refuse(folder, [
        {
          regex: '(tests|\\.\\.)/(contract|e2e|engines)/',
          message: 'What tests share stands in tests/support.',
        },
      ]),
    ),
    {files: ['bench/**', 'emulators/**', 'scripts/**'], rules: {'no-console': 'off'}},
    {
      files: ['{domain,src,studio,emulators}/**/*.test.{ts,tsx}'],
      rules: {'no-restricted-imports': 'off'},
    },
  ],
  ignorePatterns: [
    'dist',
    'studio/dist',
    'studio/.sanity',
    '**/sanity.types.ts',
    'tests/support/public',
  ],
}
export default config

function otherLayers(layer: string): Pattern {
  const others = [...Object.keys(layers), 'app'].filter(
    (other) => other !== layer && !layers[layer]?.includes(other),
  )
  return {
    regex: `(^#src|\\.\\.)/(${others.join('|')})/`,
    message: 'This layer may not import that one: see docs/architecture.md.',
  }
}

function laterFolders(folder: string): Pattern {
  const later = [...contentFolders.slice(contentFolders.indexOf(folder) + 1), ...besideThem]
  return {
    regex: `(^#src/content|\\.\\.)/(${later.join('|')})/`,
    message: 'Within content, imports go one way: see docs/architecture.md.',
  }
}

function refuse(folder: string, patterns: Pattern[]): Override {
  return {
    files: [`${folder}/**`],
    rules: {'no-restricted-imports': ['error', {patterns}]},
  }
}
