/** What is mutated, by area, and the tests that should notice it: those that stand beside the files. */
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
    // Texts, without logic.
    without: ['domain/words/*'],
    tests: ['domain/**/*.test.ts'],
  },
  'studio-rules': {
    project: 'unit',
    files: [
      'studio/validation/{documents,links,rates,texts}/*.ts',
      'studio/language/{additions,document-language,language-panes,translation-gaps}.ts',
      'studio/start/{broken-links,changed-in-english,unchecked-meeting-points}.ts',
      'studio/form/rates/{edit-history,grid-cards,grid-keys,pasted-block,price-change,price-patches}.ts',
      'studio/form/rates/table/*.ts',
    ],
    tests: ['studio/{validation,language,start,form}/**/*.test.ts'],
  },
  'auth-session': {
    project: 'component',
    files: ['src/auth/session/{return-to,recovery-flag,stored-session,session-user}.ts'],
    tests: ['src/auth/session/*.test.tsx'],
  },
  'rates-and-openings': {
    project: 'unit',
    files: ['src/content/facts/{items-of,page-versions,rates-in-force,schedule}.ts'],
    tests: ['src/content/facts/*.test.ts'],
  },
  'live-updates': {
    project: 'unit',
    files: ['src/content/live/structural-change.ts'],
    tests: ['src/content/live/*.test.ts'],
  },
  'prerender-and-headers': {
    project: 'unit',
    files: ['scripts/site/{prerender,site-headers}.ts'],
    tests: ['scripts/site/*.test.ts', 'tests/prerender.test.ts'],
  },
}
