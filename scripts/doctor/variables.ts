import type {Problem} from '../dataset/content-lake-problem.ts'
import type {Subject} from './subject.ts'

const needed = {
  SUPABASE_URL: 'the URL of the Supabase project, such as https://abc.supabase.co',
  SUPABASE_ANON_KEY: 'the publishable (anon) key of the Supabase project',
  SITE_URL: 'the URL of the site, such as https://www.example.com',
  STUDIO_URL: 'the URL of the Studio, such as https://example.sanity.studio',
  BOOKING_WIDGET_ORIGINS: 'the origin of the booking company, such as https://book.example.com',
}

const urlVariables = ['SUPABASE_URL', 'SITE_URL', 'STUDIO_URL', 'ERROR_REPORT_URL', 'FORM_ENDPOINT']

/** Settings that are missing, are not a URL, or are secrets that must not reach a browser. */
export function checkVariables({variables, environment}: Subject): Problem[] {
  const {hosted} = environment.contentLake
  const missing = Object.entries(needed)
    .filter(([name]) => hosted && !variables[name])
    .map(([name, what]) => ({
      problem: `${name} is not set, so the site would use this machine instead of a hosted service.`,
      fix: `Set it to ${what}.`,
    }))
  const values = [
    ...urlVariables.flatMap((name) => (variables[name] ? [[name, variables[name]] as const] : [])),
    ...(variables['BOOKING_WIDGET_ORIGINS'] ? environment.bookingWidgetOrigins : []).map(
      (origin) => ['BOOKING_WIDGET_ORIGINS', origin] as const,
    ),
  ]
  return [
    ...missing,
    ...values.flatMap(([name, value]) => urlProblem(name, value, hosted)),
    ...halfHosted(variables, hosted),
    ...secretKey(environment.auth.anonKey),
  ]
}

function urlProblem(name: string, value: string, hosted: boolean): Problem[] {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol)) {
    return [{problem: `${name} is "${value}", which is not a URL.`, fix: 'Write it with https://.'}]
  }
  if (hosted && (url.protocol !== 'https:' || isLoopback(url))) {
    return [
      {
        problem: `${name} is ${value}: a hosted site needs an https URL that everybody reaches.`,
        fix: `Set ${name} to the URL at which it is published, starting with https://.`,
      },
    ]
  }
  const mayHavePath = ['ERROR_REPORT_URL', 'FORM_ENDPOINT'].includes(name)
  if (!mayHavePath && value.replace(/\/$/, '') !== url.origin) {
    return [
      {
        problem: `${name} is ${value}: a path has no effect there.`,
        fix: `Set it to ${url.origin}.`,
      },
    ]
  }
  return []
}

function halfHosted({SUPABASE_URL: auth}: Subject['variables'], hosted: boolean): Problem[] {
  const url = URL.parse(auth ?? '')
  if (hosted || !url || isLoopback(url)) return []
  return [
    {
      problem: `Accounts are hosted (${url.origin}), and the content lake is the one of this machine.`,
      fix: 'Set SANITY_PROJECT_ID and SANITY_DATASET, or leave SUPABASE_URL out.',
    },
  ]
}

/** Whoever has the secret key reads and changes every account; the site hands its key to every browser. */
function secretKey(key: string): Problem[] {
  if (!key.startsWith('sb_secret_') && roleOf(key) !== 'service_role') return []
  return [
    {
      problem:
        'SUPABASE_ANON_KEY holds the secret key, which every visitor could read in the site.',
      fix: 'Use the publishable (anon) key, and replace the secret key in Supabase if a site was built with it.',
    },
  ]
}

function roleOf(key: string): unknown {
  try {
    return JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()).role
  } catch {
    return undefined
  }
}

function isLoopback({hostname}: URL): boolean {
  return /^(([\w-]+\.)*localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
