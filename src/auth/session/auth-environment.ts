/** The auth service that a site uses. */
export type AuthEnvironment = {
  /** The project's URL, e.g. http://localhost:54321; the client adds /auth/v1. */
  url: string
  /** The public key; it reaches every browser. */
  key: string
  /** Site key of Cloudflare Turnstile; without one the forms ask for no captcha. */
  captchaSiteKey?: string
}

/** The auth service of this build. Without a URL the site has no accounts; without a key sign-in fails. */
export const authEnvironment: AuthEnvironment = {
  url: import.meta.env.VITE_SUPABASE_URL,
  key: import.meta.env.VITE_SUPABASE_ANON_KEY,
  captchaSiteKey: import.meta.env.VITE_CAPTCHA_SITE_KEY,
}
