const env = import.meta.env

/** URLs and names of the content lake, fixed when the site is built. */
export const contentLake = {
  projectId: env.VITE_SANITY_PROJECT_ID,
  dataset: env.VITE_SANITY_DATASET,
  apiVersion: '2025-02-19',
  /** Empty for hosted Sanity, whose hosts are made from the project id. */
  apiHost: env.VITE_SANITY_API_HOST,
}

/** The site's own URL, without a slash at its end. */
export const siteUrl = env.VITE_SITE_URL.replace(/\/+$/, '')

/** The only origin whose window may turn the page into a preview. */
export const studioOrigin = new URL(env.VITE_STUDIO_URL).origin

/** Where the Studio is, which preview links lead to. */
export const studioUrl = env.VITE_STUDIO_URL
