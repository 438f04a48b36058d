/// <reference types="vite/client" />

type ImportMetaEnv = {
  readonly VITE_SANITY_PROJECT_ID: string
  readonly VITE_SANITY_DATASET: string
  /** Empty for hosted Sanity. */
  readonly VITE_SANITY_API_HOST: string
  /** Empty for a site without accounts. */
  readonly VITE_SUPABASE_URL: string
  readonly VITE_SUPABASE_ANON_KEY: string
  readonly VITE_CAPTCHA_SITE_KEY: string
  /** Comma list of origins that the booking frame may show. */
  readonly VITE_BOOKING_WIDGET_ORIGINS: string
  readonly VITE_SITE_URL: string
  /** Empty for a site without a Studio. */
  readonly VITE_STUDIO_URL: string
  /** Empty reports no errors. */
  readonly VITE_ERROR_REPORT_URL: string
  /** Empty sends no form. */
  readonly VITE_FORM_ENDPOINT: string
  /** The path of the sprite with every icon. */
  readonly VITE_ICON_SPRITE: string
}
