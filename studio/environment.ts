import {parseOrigins} from './validation/links/widget-url.ts'

// Only names that start with SANITY_STUDIO_ reach the browser, and only when they are written out.
const hosted = Boolean(process.env.SANITY_STUDIO_PROJECT_ID)

export const projectId = process.env.SANITY_STUDIO_PROJECT_ID || 'localdev'
export const dataset = process.env.SANITY_STUDIO_DATASET || 'production'
/** Undefined means Sanity's own hosts. */
export const apiHost =
  process.env.SANITY_STUDIO_API_HOST || (hosted ? undefined : 'http://localhost:3900')
/** Where "See on the site" leads. */
export const previewOrigin = process.env.SANITY_STUDIO_PREVIEW_ORIGIN || 'http://localhost:5173'
export const bookingWidgetOrigins = parseOrigins(
  process.env.SANITY_STUDIO_BOOKING_WIDGET_ORIGINS || (hosted ? '' : 'http://localhost:4100'),
)
