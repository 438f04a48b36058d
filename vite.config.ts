import {availableParallelism} from 'node:os'
import path from 'node:path'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import {playwright} from '@vitest/browser-playwright'
import {defineConfig} from 'vitest/config'

import {readEnvironment} from './environment.ts'
import {launchOptions} from './scripts/chromium/launch-options.ts'
import {schemaWithoutForms} from './scripts/studio/schema-without-forms.ts'
import {devServerRendering} from './scripts/vite/dev-server-rendering.ts'
import {iconSprite} from './scripts/vite/icon-sprite.ts'
import {overlayStyles} from './scripts/vite/overlay-styles.ts'
import {privateFiles} from './studio/private-files.ts'
import {LongestFilesFirst} from './tests/support/longest-files-first.ts'
import {forgetServices} from './tests/support/services/forget-services.ts'

// Workers of tests inherit the variables.
if (process.env['VITEST']) forgetServices(process.env)

const {
  auth,
  bookingWidgetOrigins,
  contentLake,
  dataFolder,
  errorReportUrl,
  formEndpoint,
  ports,
  siteUrl,
  studioUrl,
} = readEnvironment(process.env)

const project = import.meta.dirname

/** What the site's code knows of its environment; all of it is public. */
const siteEnvironment = {
  VITE_SANITY_PROJECT_ID: contentLake.projectId,
  VITE_SANITY_DATASET: contentLake.dataset,
  VITE_SANITY_API_HOST: contentLake.apiHost ?? '',
  VITE_SUPABASE_URL: auth.url,
  VITE_SUPABASE_ANON_KEY: auth.anonKey,
  VITE_CAPTCHA_SITE_KEY: auth.captchaSiteKey,
  VITE_BOOKING_WIDGET_ORIGINS: bookingWidgetOrigins.join(','),
  VITE_SITE_URL: siteUrl,
  VITE_STUDIO_URL: studioUrl,
  VITE_ERROR_REPORT_URL: errorReportUrl,
  VITE_FORM_ENDPOINT: formEndpoint,
}

export default defineConfig({
  appType: 'custom',
  // Vite would write every VITE_ variable of the environment into the bundle, secrets too; what the site may
  // know is defined below, and no variable has this prefix.
  envPrefix: 'NO_VARIABLE_HAS_THIS_PREFIX_',
  plugins: [
    react(),
    tailwindcss(),
    iconSprite(),
    overlayStyles(),
    // Component tests bring pages of their own.
    !process.env['VITEST'] && devServerRendering(),
  ],
  define: Object.fromEntries(
    Object.entries(siteEnvironment).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  ),
  server: {
    host: '127.0.0.1',
    port: ports.site,
    strictPort: !process.env['VITEST'],
    watch: {ignored: isNotOfSite},
    fs: {deny: privateFiles({project, data: path.resolve(project, dataFolder)})},
  },
  build: {
    target: 'es2022',
    // The browsers that Tailwind's own output is for: older ones could not show it with fallbacks for colors either.
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    modulePreload: false,
  },
  test: {
    // By itself it leaves a core free: half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // In a new clone nothing is known of how long a file took, and a long one at the end would leave a core idle.
    sequence: {sequencer: LongestFilesFirst},
    reporters: ['default', './tests/support/vitest-slowest-reporter.ts'],
    projects: [
      {
        extends: true,
        plugins: [schemaWithoutForms()],
        test: {
          name: 'unit',
          include: [
            '{domain,src,studio,scripts,emulators,bench}/**/*.test.ts',
            'tests/{,docs/}*.test.ts',
          ],
          environment: 'node',
          // Files share their modules, which take longer to load than all tests to run.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['./tests/support/services/seeded-lake.ts'],
          environment: 'node',
          // Against hanging only: some tests kill and restart processes, on a machine that may be busy.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        // Holds the worker script of msw, which must be served from the root.
        publicDir: 'tests/support/public',
        // Named, because a dependency that is found only during a run reloads the page under its test.
        optimizeDeps: {
          include: [
            '@portabletext/react',
            '@supabase/supabase-js',
            '@tanstack/react-query',
            'groq',
            'groq-js',
            'msw',
            'msw/browser',
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react-router-dom',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
          ],
        },
        test: {
          name: 'component',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['./tests/support/components/browser-setup.ts'],
          // Against hanging only.
          expect: {poll: {timeout: 10_000}},
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({launchOptions: launchOptions()}),
            instances: [{browser: 'chromium', viewport: {width: 1280, height: 900}}],
          },
        },
      },
    ],
  },
})

/** Whether a change of the file concerns no page. The folders above the project may have the same names. */
function isNotOfSite(file: string): boolean {
  const [folder = ''] = path.relative(import.meta.dirname, file).split(path.sep)
  return ['studio', '.data', 'dist', 'test-results'].includes(folder)
}
