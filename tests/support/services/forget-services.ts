import {reachThisMachineDirectly} from '../../../scripts/terminal/go-through-proxy.ts'

/** The prefixes of variables for the content lake, the accounts and the auth emulator. */
const prefixes = /^(AUTH|SANITY|SUPABASE)_/

/** The other variables of environment.ts. */
const settings = new Set([
  'BOOKING_WIDGET_ORIGINS',
  'BOOKING_WIDGET_PORT',
  'CAPTCHA_SITE_KEY',
  'CONTENT_LAKE_PORT',
  'EMULATOR_DATA',
  'ERROR_REPORT_URL',
  'FORM_ENDPOINT',
  'HSTS_INCLUDE_SUBDOMAINS',
  'INBOX_PORT',
  'PREVIEW_PORT',
  'SITE_PORT',
  'SITE_URL',
  'STUDIO_PORT',
  'STUDIO_URL',
])

/**
 * Takes every service out of the variables with which tests and benchmarks start, and out of those of the commands
 * that they run. Without it, a shell that has a hosted project exported would have them read from and write to it.
 * The local services that take their place are reached without the shell's proxy.
 */
export function forgetServices(env: Record<string, string | undefined>): void {
  for (const name of Object.keys(env)) {
    if (prefixes.test(name) || settings.has(name)) delete env[name]
  }
  // No command reads a developer's .env either.
  env['ENV_FILE'] = 'none'
  reachThisMachineDirectly(env)
}
