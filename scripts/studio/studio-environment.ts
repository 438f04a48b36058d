import type {Environment} from '../../environment.ts'

/** What the Studio knows of its environment; its build writes all of it into the Studio. */
export function studioEnvironment(
  {contentLake, bookingWidgetOrigins}: Environment,
  siteOrigin: string,
): Record<string, string> {
  return {
    SANITY_STUDIO_PROJECT_ID: contentLake.projectId,
    SANITY_STUDIO_DATASET: contentLake.dataset,
    SANITY_STUDIO_API_HOST: contentLake.apiHost ?? '',
    SANITY_STUDIO_PREVIEW_ORIGIN: siteOrigin,
    SANITY_STUDIO_BOOKING_WIDGET_ORIGINS: bookingWidgetOrigins.join(','),
  }
}
