/**
 * Every setting of the auth emulator. This is its only file that reads environment variables.
 * Defaults are those of a hosted project; numbers of time are seconds.
 */
export type AuthOptions = {
  /** 0 takes a free port. */
  port: number
  inboxPort: number
  /** Folder of the store, the inbox and the generated keys. */
  dataFolder: string
  /** Where links lead when no allowed address was asked for. */
  siteUrl: string
  /** Further redirect targets as globs: `*` stays inside a segment, `**` does not. */
  redirectAllowList: string[]
  /** The public key every call must carry; empty switches the check off. */
  anonKey: string
  /** ES256 private key as JWK text; empty generates one per data folder. */
  signingKey: string
  /** The same for the built-in provider. */
  providerKey: string
  /** Accounts need no confirmation mail. */
  autoconfirm: boolean
  signUpOff: boolean
  manualLinking: boolean
  /** The built-in provider behind `provider=google`. */
  google: boolean
  phoneFactors: boolean
  minPasswordLength: number
  accessTokenLifetime: number
  /** How long an already replaced refresh token still gets the current one. */
  reuseInterval: number
  /** Least time between two mails of one kind to one account. */
  mailFrequency: number
  mailLinkLifetime: number
  challengeLifetime: number
  rateLimits: RateLimits
  /** Receives one line per sent message. */
  log: (line: string) => void
  /** Where problems are told, such as a damaged store. */
  report: (message: string) => void
}

/** Allowed calls; 0 switches a limit off. */
type RateLimits = {
  /** Token grants in five minutes from one address. */
  token: number
  /** Confirmations of links and codes in five minutes from one address. */
  verify: number
  /** Sign-ups, recoveries, resends and account changes in five minutes, each, from one address. */
  account: number
  /** Challenges and their answers in one minute, each, from one address. */
  factor: number
  /** Mails in one hour, altogether. */
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
  signUpOff: false,
  manualLinking: false,
  google: true,
  phoneFactors: false,
  minPasswordLength: 6,
  accessTokenLifetime: 3600,
  reuseInterval: 10,
  mailFrequency: 60,
  mailLinkLifetime: 86_400,
  challengeLifetime: 300,
  rateLimits: {token: 150, verify: 30, account: 30, factor: 15, mailsPerHour: 30},
  log: (line) => console.log(line),
  report: (message) => console.error(message),
}

/** For tests, where many accounts come from one address in a second. */
export const noLimits = {
  mailFrequency: 0,
  rateLimits: {token: 0, verify: 0, account: 0, factor: 0, mailsPerHour: 0},
} satisfies Partial<AuthOptions>

const env = process.env

/** Read at import, because tools that run in this process (vite build) set it later for themselves. */
export const inProduction = env.NODE_ENV === 'production'

/** The options that the environment variables ask for; a name and its rule stand in the error. */
export function optionsFromEnvironment(): AuthOptions {
  const {rateLimits} = defaultOptions
  return {
    ...defaultOptions,
    port: number('AUTH_PORT', defaultOptions.port),
    inboxPort: number('INBOX_PORT', defaultOptions.inboxPort),
    dataFolder: `${env.EMULATOR_DATA || '.data'}/auth`,
    siteUrl: env.SITE_URL || defaultOptions.siteUrl,
    redirectAllowList: (env.AUTH_REDIRECTS ?? '').split(',').filter(Boolean),
    anonKey: env.SUPABASE_ANON_KEY ?? defaultOptions.anonKey,
    signingKey: env.AUTH_SIGNING_KEY ?? '',
    providerKey: env.AUTH_PROVIDER_KEY ?? '',
    autoconfirm: flag('AUTH_AUTOCONFIRM', defaultOptions.autoconfirm),
    signUpOff: flag('AUTH_SIGN_UP_OFF', defaultOptions.signUpOff),
    manualLinking: flag('AUTH_MANUAL_LINKING', defaultOptions.manualLinking),
    google: flag('AUTH_GOOGLE', defaultOptions.google),
    phoneFactors: flag('AUTH_PHONE_FACTORS', defaultOptions.phoneFactors),
    accessTokenLifetime: number('AUTH_TOKEN_LIFETIME', defaultOptions.accessTokenLifetime),
    reuseInterval: number('AUTH_REUSE_INTERVAL', defaultOptions.reuseInterval),
    mailFrequency: number('AUTH_MAIL_FREQUENCY', defaultOptions.mailFrequency),
    mailLinkLifetime: number('AUTH_MAIL_LINK_LIFETIME', defaultOptions.mailLinkLifetime),
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

function flag(name: string, fallback: boolean): boolean {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  if (text === 'true' || text === '1') return true
  if (text === 'false' || text === '0') return false
  throw new Error(`${name} is "${text}"; it must be true or false.`)
}
