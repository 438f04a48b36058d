/** Documents that exist exactly once and whose id is the name of their type. */
export const singletons = {
  announcement: 'Announcement',
  bookingRules: 'Booking rules',
  cancellationPolicy: 'Cancellation policy',
  listOrder: 'Order on the site',
  rates: 'Rates',
  siteSettings: 'Company details',
}

/** Documents that belong to a route in the site's code: their ids in the order of the lists. */
export const routeDocuments = {
  page: ['page-home', 'page-contact', 'page-reservation', 'page-careers'],
  service: [
    'service-airport-transfers',
    'service-corporate-travel',
    'service-special-events',
    'service-hourly-service',
  ],
  legalDocument: ['legal-privacy-policy', 'legal-terms-of-service'],
}

/**
 * A fixed document can be published, reset and restored from its history, and nothing else. An opening
 * is closed instead of unpublished, and a vehicle cannot be unpublished while Rates has its price.
 */
export function isActionAllowed(action: string | undefined, type: string): boolean {
  if (isFixed(type)) return ['publish', 'discardChanges', 'restore'].includes(action ?? '')
  return action !== 'unpublish' || !['job', 'vehicle'].includes(type)
}

/** Types whose documents nobody creates, duplicates, unpublishes or deletes in the Studio. */
export function isFixed(type: string): boolean {
  return Object.hasOwn(singletons, type) || Object.hasOwn(routeDocuments, type)
}
