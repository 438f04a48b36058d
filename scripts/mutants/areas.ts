/** What is mutated, by area, and the tests that should notice it: those beside the files. */
export type Area = {
  /** The project of vite.config.ts that runs the tests. */
  project: 'unit' | 'component'
  files: string[]
  without?: string[]
  tests: string[]
}

export const areas: Record<string, Area> = {
  domain: {
    project: 'unit',
    files: ['domain/**/*.ts'],
    // A version, texts, and a table of boxes that a browser test holds against the pages: none has logic.
    without: ['domain/api-version.ts', 'domain/words/*', 'domain/picture/views.ts'],
    tests: ['domain/**/*.test.ts'],
  },
  'studio-rules': {
    project: 'unit',
    files: ['studio/validation/{documents,links,rates,texts,time}/*.ts'],
    // Rules of next rates are the next area; titles of fields have no logic.
    without: [
      'studio/validation/rates/next-rates.ts',
      'studio/validation/texts/placeholder-fields.ts',
    ],
    // Those left out load the whole Studio, for which each mutant of a rule would wait.
    tests: [
      'studio/validation/{documents,links,rates,texts,time}/!(every-date|minimum-booking|next-rates).test.ts',
    ],
  },
  'cross-document-rules': {
    project: 'unit',
    files: ['studio/validation/cross-document/**/*.ts'],
    tests: ['studio/validation/cross-document/**/*.test.ts'],
  },
  // Its tests load the whole Studio as well.
  'next-rates': {
    project: 'unit',
    files: ['studio/validation/rates/next-rates.ts'],
    tests: ['studio/validation/rates/next-rates.test.ts'],
  },
  'auth-return-paths': {
    project: 'component',
    files: [
      'src/auth/mail-link/auth-callback.ts',
      'src/auth/session/{recovery-flag,return-to,stored-session}.ts',
    ],
    tests: [
      'src/auth/mail-link/auth-callback.test.tsx',
      'src/auth/session/{return-to,stored-session}.test.tsx',
    ],
  },
  'auth-tokens': {
    project: 'unit',
    files: ['src/auth/session/session-user.ts'],
    tests: ['src/auth/session/*.test.ts'],
  },
  'rates-and-jobs': {
    project: 'unit',
    files: [
      'src/content/facts/{page-translations,rates-in-force}.ts',
      'src/content/query/items-of.ts',
      'src/content/time/schedule.ts',
    ],
    tests: ['src/content/{facts,time}/*.test.ts', 'src/content/query/items-of.test.ts'],
  },
  'structural-changes': {
    project: 'unit',
    files: ['src/content/live/structural-change.ts'],
    tests: ['src/content/live/*.test.ts'],
  },
  'live-updates': {
    project: 'component',
    files: [
      'src/content/live/{commit,live-boundary,live-events,updater,use-content,dirty-fields}.{ts,tsx}',
    ],
    tests: ['src/content/live/*.test.tsx'],
  },
  'prerender-and-headers': {
    project: 'unit',
    files: ['scripts/site/{hash-source,host-files,prerender,site-headers}.ts'],
    tests: ['scripts/site/*.test.ts', 'tests/prerender.test.ts'],
  },
}
