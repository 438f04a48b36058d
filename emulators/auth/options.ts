/**
 * Every option of the auth emulator; times are in seconds, and defaults are those of a hosted project that is set up as
 * docs/going-live.md says. This is the emulator's only file that reads environment variables.
 */
export type AuthOptions = {
  /** 0 takes a free port. */
  port: number
  inboxPort: number
  /** Folder of the accounts, the inbox and the generated keys. */
  dataFolder: string
  /** Where links lead when no allowed URL was requested. */
  siteUrl: string
  /** Further redirect targets as globs: `*` stays inside a segment, `**` does not. */
  redirectAllowList: string[]
  /** The public API key that every request must carry; empty turns the check off. */
  anonKey: string
  /** ES256 private key as JWK text; empty generates one per data folder. */
  signingKey: string
  /** The same for the built-in provider. */
  providerKey: string
  /** New accounts need no confirmation by mail or text message. */
  autoconfirm: boolean
  /** Sign-in, sign-up, recovery and resend need a captcha token; every token is accepted once. */
  captcha: boolean
  /** Nobody new can sign up. */
  disableSignup: boolean
  /** Signed-in users may link and unlink identities. */
  manualLinking: boolean
  /** The built-in provider behind `provider=google`. */
  google: boolean
  /** Sign-up and sign-in with a phone number. */
  phone: boolean
  /** Accounts without an email address or a phone number. */
  anonymousUsers: boolean
  phoneFactors: boolean
  /** WebAuthn factors can be enrolled; they cannot be verified here. */
  webAuthnFactors: boolean
  minPasswordLength: number
  /** A session that began more than a day ago needs the code of a reauthentication to set a password. */
  securePasswordChange: boolean
  accessTokenLifetime: number
  /** How long a refresh token that was replaced still returns the current one. */
  reuseInterval: number
  /** The minimum time between two mails or text messages of one type to one account. */
  mailFrequency: number
  mailLinkLifetime: number
  /** Links lead to the site, where a button verifies, or to GoTrue's /verify, as its own templates do. */
  mailLinks: 'site' | 'verify'
  challengeLifetime: number
  rateLimits: RateLimits
  /** Receives one line for each mail or text message. */
  log: (line: string) => void
  /** Receives a message about each problem, such as a damaged store. */
  report: (message: string) => void
}

/** Allowed calls; 0 means no limit. */
type RateLimits = {
  /** Token grants in five minutes from one IP address. */
  token: number
  /** Verifications of links and codes in five minutes from one IP address. */
  verify: number
  /** Sign-ups, recoveries, resends and user updates, each, in five minutes from one IP address. */
  account: number
  /** MFA challenges and their verifications, each, in one minute from one IP address. */
  factor: number
  /** Mails, and as many text messages, in one hour from the whole project; not counted with `autoconfirm`. */
  mailsPerHour: number
}

export const defaultOptions: AuthOptions = {
  port: 54321,
  inboxPort: 54324,
  dataFolder: '.data/auth',
  siteUrl: 'http://localhost:4173',
  redirectAllowList: [],
  anonKey: 'local-anon-key',
  signingKey: '',
  providerKey: '',
  autoconfirm: false,
  captcha: false,
  disableSignup: false,
  manualLinking: false,
  google: true,
  phone: false,
  anonymousUsers: false,
  phoneFactors: false,
  webAuthnFactors: false,
  minPasswordLength: 6,
  securePasswordChange: true,
  accessTokenLifetime: 3600,
  reuseInterval: 10,
  mailFrequency: 60,
  mailLinkLifetime: 86_400,
  mailLinks: 'site',
  challengeLifetime: 300,
  rateLimits: {token: 150, verify: 30, account: 30, factor: 15, mailsPerHour: 30},
  log: (line) => console.log(line),
  report: (message) => console.error(message),
}

const env = process.env

/** Read at import, because tools that run in the same process (vite build) set NODE_ENV later. */
export const isProduction = env.NODE_ENV === 'production'

/** The options from the environment variables. Throws an error that names a variable with an invalid value. */
export function optionsFromEnvironment(): AuthOptions {
  const {rateLimits} = defaultOptions
  return {
    ...defaultOptions,
    port: number('AUTH_PORT', defaultOptions.port),
    inboxPort: number('INBOX_PORT', defaultOptions.inboxPort),
    dataFolder: `${env.EMULATOR_DATA || '.data'}/auth`,
    siteUrl: env.SITE_URL || defaultOptions.siteUrl,
    redirectAllowList: (env.AUTH_REDIRECTS ?? '').split(',').filter(Boolean),
    anonKey: env.SUPABASE_ANON_KEY || defaultOptions.anonKey,
    signingKey: env.AUTH_SIGNING_KEY ?? '',
    providerKey: env.AUTH_PROVIDER_KEY ?? '',
    autoconfirm: flag('AUTH_AUTOCONFIRM', defaultOptions.autoconfirm),
    captcha: flag('AUTH_CAPTCHA', defaultOptions.captcha),
    disableSignup: flag('AUTH_SIGN_UP_OFF', defaultOptions.disableSignup),
    manualLinking: flag('AUTH_MANUAL_LINKING', defaultOptions.manualLinking),
    google: flag('AUTH_GOOGLE', defaultOptions.google),
    phone: flag('AUTH_PHONE', defaultOptions.phone),
    anonymousUsers: flag('AUTH_ANONYMOUS_USERS', defaultOptions.anonymousUsers),
    webAuthnFactors: flag('AUTH_WEBAUTHN_FACTORS', defaultOptions.webAuthnFactors),
    phoneFactors: flag('AUTH_PHONE_FACTORS', defaultOptions.phoneFactors),
    securePasswordChange: flag('AUTH_SECURE_PASSWORD_CHANGE', defaultOptions.securePasswordChange),
    accessTokenLifetime: number('AUTH_TOKEN_LIFETIME', defaultOptions.accessTokenLifetime),
    reuseInterval: number('AUTH_REUSE_INTERVAL', defaultOptions.reuseInterval),
    mailFrequency: number('AUTH_MAIL_FREQUENCY', defaultOptions.mailFrequency),
    mailLinkLifetime: number('AUTH_MAIL_LINK_LIFETIME', defaultOptions.mailLinkLifetime),
    mailLinks: oneOf('AUTH_MAIL_LINKS', ['site', 'verify'], defaultOptions.mailLinks),
    challengeLifetime: number('AUTH_CHALLENGE_LIFETIME', defaultOptions.challengeLifetime),
    rateLimits: {
      token: number('AUTH_RATE_LIMIT_TOKEN', rateLimits.token),
      verify: number('AUTH_RATE_LIMIT_VERIFY', rateLimits.verify),
      account: number('AUTH_RATE_LIMIT_ACCOUNT', rateLimits.account),
      factor: number('AUTH_RATE_LIMIT_FACTOR', rateLimits.factor),
      mailsPerHour: number('AUTH_RATE_LIMIT_MAILS', rateLimits.mailsPerHour),
    },
  }
}

function number(name: string, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0) {
    throw new Error(`${name} is "${text}"; it must be a whole number from 0.`)
  }
  return value
}

function oneOf<Value extends string>(name: string, values: Value[], fallback: Value): Value {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = values.find((each) => each === text)
  if (value === undefined)
    throw new Error(`${name} is "${text}"; it must be ${values.join(' or ')}.`)
  return value
}

function flag(name: string, fallback: boolean): boolean {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  if (text === 'true' || text === '1') return true
  if (text === 'false' || text === '0') return false
  throw new Error(`${name} is "${text}"; it must be true or false.`)
}
