/**
 * Every setting that decides between the local emulators and the hosted services, from the variables of a
 * process. Nothing set means local; SANITY_PROJECT_ID names a hosted project. Origins are written here as browsers
 * write them, and nowhere else; a text that is no origin stays as it is, and scripts/doctor/variables.ts reports it.
 * Throws for a port that is not a port number.
 */
export function readEnvironment(env: Record<string, string | undefined>) {
  const port = (name: string, fallback: number) => readPort(name, env[name], fallback)
  const ports = {
    site: port('SITE_PORT', 5173),
    preview: port('PREVIEW_PORT', 4173),
    studio: port('STUDIO_PORT', 3333),
    contentLake: port('CONTENT_LAKE_PORT', 3900),
    auth: port('AUTH_PORT', 54321),
    inbox: port('INBOX_PORT', 54324),
    bookingWidget: port('BOOKING_WIDGET_PORT', 4100),
  }

  const hostedLake = Boolean(env.SANITY_PROJECT_ID)
  const authUrl = optionalOrigin(env.SUPABASE_URL, ports.auth)

  return {
    ports,
    /** Where emulators keep their state. */
    dataFolder: env.EMULATOR_DATA || '.data',
    contentLake: {
      hosted: hostedLake,
      projectId: env.SANITY_PROJECT_ID || 'localdev',
      dataset: env.SANITY_DATASET || 'production',
      /** Undefined means Sanity's own hosts. */
      apiHost:
        originOf(env.SANITY_API_HOST ?? '') ||
        (hostedLake ? undefined : `http://localhost:${ports.contentLake}`),
      /** Only for writing (seeding) and for hosted private datasets; never reaches a browser. */
      token: env.SANITY_AUTH_TOKEN || (hostedLake ? undefined : 'local-dev-token'),
      /** Only for deploying the Studio; without it Sanity's command line uses its own sign-in. */
      deployToken: env.SANITY_DEPLOY_TOKEN || undefined,
    },
    auth: {
      /** Empty for a site without accounts. */
      url: authUrl,
      anonKey: authUrl && (env.SUPABASE_ANON_KEY || (env.SUPABASE_URL ? '' : 'local-anon-key')),
      /** Of Cloudflare Turnstile; empty asks for no captcha. */
      captchaSiteKey: optionalText(env.CAPTCHA_SITE_KEY),
    },
    /** Every absolute URL of the site starts with it. */
    siteUrl: originOf(env.SITE_URL || `http://localhost:${ports.preview}`),
    /** Empty for a site that no Studio may show in a frame. */
    studioUrl: optionalOrigin(env.STUDIO_URL, ports.studio),
    /** Origins that the booking frame may show; the Studio refuses a URL of the widget outside them. */
    bookingWidgetOrigins: (env.BOOKING_WIDGET_ORIGINS || `http://localhost:${ports.bookingWidget}`)
      .split(',')
      .map(originOf)
      .filter((origin) => origin && origin !== none),
    /** Where browsers report errors of the site to; empty reports nothing. */
    errorReportUrl: urlOrText(env.ERROR_REPORT_URL),
    /** Where the contact and the newsletter form are sent; empty sends nothing. */
    formEndpoint: urlOrText(env.FORM_ENDPOINT),
    /** Whether browsers must use https for every host name below the site's, too. */
    hstsIncludesSubdomains: env.HSTS_INCLUDE_SUBDOMAINS === 'true',
  }
}

/** What a variable says where the site is wanted without the service. */
const none = 'none'

export type Environment = ReturnType<typeof readEnvironment>

export const environment = readEnvironment(process.env)

function readPort(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0 || value > 65535) {
    throw new Error(`${name} is "${text}"; it must be a port number from 0 to 65535.`)
  }
  return value
}

/** The origin of a service; empty where the site is wanted without it. */
function optionalOrigin(text: string | undefined, localPort: number): string {
  const origin = originOf(text || `http://localhost:${localPort}`)
  return origin === none ? '' : origin
}

/** A URL without a path as browsers write its origin; any other text as it is. */
function originOf(text: string): string {
  const trimmed = text.trim()
  const url = URL.parse(trimmed)
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  return isOrigin ? url.origin : trimmed
}

/** A URL as browsers write it, empty where the site is wanted without the service; any other text as it is. */
function urlOrText(text: string | undefined): string {
  const wanted = optionalText(text)
  return URL.parse(wanted)?.href ?? wanted
}

/** A text without the spaces that were pasted with it; empty where the site is wanted without the service. */
function optionalText(text = ''): string {
  const trimmed = text.trim()
  return trimmed === none ? '' : trimmed
}
