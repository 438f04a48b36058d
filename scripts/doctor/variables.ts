import {environment, readEnvironment} from '../../environment.ts'
import type {Problem} from '../dataset/content-lake-problem.ts'
import type {Subject} from './subject.ts'
import {formProblem, hasCredentials, isLoopback, localProblem} from './url-problems.ts'

type Settings = Pick<Subject, 'variables' | 'environment'>

const needed = {
  SUPABASE_URL:
    'the URL of the Supabase project, such as https://abc.supabase.co, or to "none" for a site without accounts',
  SUPABASE_ANON_KEY: 'the publishable (anon) key of the Supabase project',
  SITE_URL: 'the URL of the site, such as https://www.example.com',
  STUDIO_URL:
    'the URL of the Studio, such as https://example.sanity.studio, or to "none" for a site that no Studio shows',
  BOOKING_WIDGET_ORIGINS:
    'the origin of the booking company, such as https://book.example.com, or to "none" for a site without booking',
}

/** Settings that are missing, are not a URL, or are secrets that must not reach a browser. */
export function checkVariables({variables, environment}: Settings): Problem[] {
  const {hosted} = environment.contentLake
  const missing = Object.entries(needed)
    .filter(([name]) => hosted && !variables[name] && !isWithoutIt(name, environment))
    .map(([name, what]) => ({
      problem: `${name} is not set, so the site would use this machine instead of a hosted service.`,
      fix: `Set it to ${what}.`,
    }))
  const values = urlsOf({variables, environment})
  return [
    ...missing,
    ...values.flatMap(([name, value]) => [
      ...formProblem(name, value),
      ...(hosted ? localProblem(name, value) : []),
    ]),
    ...datasetProblem(environment),
    ...halfHosted({variables, environment}),
    ...secretKey(environment.auth.anonKey),
    ...secretCaptchaKey(environment.auth.captchaSiteKey),
    ...switchProblem(variables),
  ]
}

/** Whether a URL names a user or a password, which no message may repeat. */
export function holdsCredentials(settings: Settings): boolean {
  return urlsOf(settings).some(([, value]) => hasCredentials(value))
}

/** Throws, in doctor's own sentences, unless a site may be made from the variables of this process. */
export function requireSoundSettings(): void {
  throwIfAny(checkVariables({variables: process.env, environment}))
}

/** The same for a Studio, which may be built before there are accounts: it contains nothing of them. */
export function requireSoundStudioSettings(): void {
  const variables = {...process.env, ...ofSiteAlone}
  throwIfAny(checkVariables({variables, environment: readEnvironment(variables)}))
}

const ofSiteAlone = {
  SUPABASE_URL: 'none',
  SUPABASE_ANON_KEY: '',
  CAPTCHA_SITE_KEY: '',
  ERROR_REPORT_URL: '',
  FORM_ENDPOINT: '',
  HSTS_INCLUDE_SUBDOMAINS: '',
}

/** Throws, in doctor's own sentences, where a variable of this process is not the URL that it has to be. */
export function requireWellFormedUrls(): void {
  const values = urlsOf({variables: process.env, environment})
  throwIfAny(values.flatMap(([name, value]) => formProblem(name, value)))
}

function throwIfAny(problems: Problem[]): void {
  if (problems.length === 0) return
  throw new Error(problems.map(({problem, fix}) => `${problem} ${fix}`).join('\n'))
}

function isWithoutIt(name: string, {auth}: Settings['environment']): boolean {
  return name === 'SUPABASE_ANON_KEY' && auth.url === ''
}

/** The URLs that variables name. Where a variable may be "none", the environment has an empty text for it. */
function urlsOf({variables, environment}: Settings): [name: string, value: string][] {
  const {
    auth,
    bookingWidgetOrigins,
    contentLake,
    errorReportUrl,
    formEndpoint,
    siteUrl,
    studioUrl,
  } = environment
  const urls: [string, string][] = [
    ['SANITY_API_HOST', contentLake.apiHost ?? ''],
    ['SUPABASE_URL', auth.url],
    ['SITE_URL', siteUrl],
    ['STUDIO_URL', studioUrl],
    ['ERROR_REPORT_URL', errorReportUrl],
    ['FORM_ENDPOINT', formEndpoint],
    ...bookingWidgetOrigins.map((origin): [string, string] => ['BOOKING_WIDGET_ORIGINS', origin]),
  ]
  return urls.filter(([name, value]) => value && variables[name])
}

/** Where a host has lost SANITY_PROJECT_ID, the site would be built from the samples, and ask this machine. */
function halfHosted({variables, environment}: Settings): Problem[] {
  const {auth, contentLake, siteUrl, studioUrl} = environment
  if (contentLake.hosted) return []
  const urls = variables['SANITY_API_HOST']
    ? {SUPABASE_URL: auth.url}
    : {SUPABASE_URL: auth.url, SITE_URL: siteUrl, STUDIO_URL: studioUrl}
  return Object.entries(urls).flatMap(([name, value]) => {
    const url = URL.parse(value)
    if (!url || hasCredentials(value) || url.protocol !== 'https:' || isLoopback(url)) return []
    return [
      {
        problem: `${name} is ${value}, and the content lake is the one of this machine.`,
        fix: `Set SANITY_PROJECT_ID and SANITY_DATASET, or leave ${name} out.`,
      },
    ]
  })
}

/** What Sanity takes for the name of a project and of a dataset; its client throws for any other. */
function datasetProblem({contentLake: {projectId, dataset}}: Settings['environment']): Problem[] {
  const problems: Problem[] = []
  if (!/^[a-z0-9-]+$/i.test(projectId)) {
    problems.push({
      problem: `SANITY_PROJECT_ID is "${projectId}", which is no id of a project.`,
      fix: 'Copy it from sanity.io/manage: lowercase letters and digits, such as abc12345.',
    })
  }
  if (!/^~?[a-z0-9][-_a-z0-9]{0,63}$/.test(dataset)) {
    problems.push({
      problem: `SANITY_DATASET is "${dataset}", which is no name of a dataset.`,
      fix: 'Write it as under sanity.io/manage, Datasets: in lowercase letters, such as production.',
    })
  }
  return problems
}

/** Whoever has the secret key reads and changes every account; the site hands its key to every browser. */
function secretKey(key: string): Problem[] {
  // A host may keep the quotes or the space that were pasted with it.
  if (!key.includes('sb_secret_') && roleOf(key) !== 'service_role') return []
  return [
    {
      problem:
        'SUPABASE_ANON_KEY holds the secret key, which every visitor could read in the site.',
      fix: 'Use the publishable (anon) key, and replace the secret key in Supabase if a site was built with it.',
    },
  ]
}

/** Of the two keys that Turnstile gives out together, the site key has 24 characters and the secret key 35. */
function secretCaptchaKey(key: string): Problem[] {
  if (!/\dx[\w-]{30}/.test(key)) return []
  return [
    {
      problem: 'CAPTCHA_SITE_KEY holds the secret key, which every visitor could read in the site.',
      fix: 'Use the site key, and replace the secret key at Cloudflare if a site was built with it.',
    },
  ]
}

/** Any other word would be taken for "false", and whoever wrote it believes the site to be protected. */
function switchProblem({HSTS_INCLUDE_SUBDOMAINS: text = ''}: Settings['variables']): Problem[] {
  if (['', 'true', 'false'].includes(text)) return []
  return [
    {
      problem: `HSTS_INCLUDE_SUBDOMAINS is "${text}", which is neither "true" nor "false".`,
      fix: 'Write "true" where every host name below the site’s has https, or leave it out.',
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
