import {apiVersion} from '#domain/api-version.ts'

// Each variable is read by its whole name: Vite then puts its value there, and not all variables into the bundle.

/** URLs and names of the content lake, fixed when the site is built. */
export const contentLake = {
  projectId: import.meta.env.VITE_SANITY_PROJECT_ID,
  dataset: import.meta.env.VITE_SANITY_DATASET,
  apiVersion,
  /** Empty for hosted Sanity, whose hosts are made from the project id. */
  apiHost: import.meta.env.VITE_SANITY_API_HOST,
}

/** The site's own origin. */
export const siteUrl = import.meta.env.VITE_SITE_URL

/**
 * The Studio's origin: the only one whose window may turn the page into a preview, whose links lead there. Null where
 * there is no Studio.
 */
export const studioOrigin = import.meta.env.VITE_STUDIO_URL || null
