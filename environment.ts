/**
 * Every setting that decides between the local emulators and the hosted services, from the variables of a
 * process. Nothing set means local. A hosted project is named by SANITY_PROJECT_ID, SUPABASE_URL and SITE_URL.
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

  return {
    ports,
    /** Where emulators keep their state. */
    dataFolder: env.EMULATOR_DATA ?? '.data',
    contentLake: {
      hosted: hostedLake,
      projectId: env.SANITY_PROJECT_ID || 'localdev',
      dataset: env.SANITY_DATASET || 'production',
      /** Undefined means Sanity's own hosts. */
      apiHost:
        env.SANITY_API_HOST || (hostedLake ? undefined : `http://localhost:${ports.contentLake}`),
      /** Only for writing (seeding) and for hosted private datasets; never reaches a browser. */
      token: env.SANITY_AUTH_TOKEN || (hostedLake ? undefined : 'local-dev-token'),
    },
    auth: {
      url: env.SUPABASE_URL || `http://localhost:${ports.auth}`,
      anonKey: env.SUPABASE_ANON_KEY ?? (env.SUPABASE_URL ? '' : 'local-anon-key'),
    },
    /** Every absolute URL of the site starts with it. */
    siteUrl: env.SITE_URL || `http://localhost:${ports.preview}`,
    studioUrl: env.STUDIO_URL || `http://localhost:${ports.studio}`,
    /** Origins that the booking frame may show; the Studio refuses a URL of the widget outside them. */
    bookingWidgetOrigins: list(
      env.BOOKING_WIDGET_ORIGINS || `http://localhost:${ports.bookingWidget}`,
    ),
    /** Where browsers report errors of the site to; empty reports nothing. */
    errorReportUrl: env.ERROR_REPORT_URL || '',
    /** Where the contact and the newsletter form are sent; empty sends nothing. */
    formEndpoint: env.FORM_ENDPOINT || '',
  }
}

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

function list(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}
