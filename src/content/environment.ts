import {apiVersion} from '#domain/api-version.ts'

const env = import.meta.env

/** URLs and names of the content lake, fixed when the site is built. */
export const contentLake = {
  projectId: env.VITE_SANITY_PROJECT_ID,
  dataset: env.VITE_SANITY_DATASET,
  apiVersion,
  /** Empty for hosted Sanity, whose hosts are made from the project id. */
  apiHost: env.VITE_SANITY_API_HOST,
}

/** The site's own origin. */
export const siteUrl = env.VITE_SITE_URL

/**
 * The Studio's origin: the only one whose window may turn the page into a preview, whose links lead there. Null where
 * there is no Studio.
 */
export const studioOrigin = env.VITE_STUDIO_URL || null
