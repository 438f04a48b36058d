export type AuthEnvironment = {
  /** The project's address, e.g. http://localhost:54321; the client adds /auth/v1. */
  url: string
  /** The public key; it reaches every browser. */
  key: string
}

/** The auth service of this build. Either part may be empty: then sign-in is not available. */
export const authEnvironment: AuthEnvironment = {
  url: import.meta.env.VITE_SUPABASE_URL,
  key: import.meta.env.VITE_SUPABASE_ANON_KEY,
}
