/** The sections of pages that show documents of a type. */
const sectionsByType: Record<string, string[]> = {
  cancellationPolicy: ['cancellationSection', 'refundSection'],
  coverageArea: ['coverageSection'],
  destination: ['coverageSection', 'airportsSection'],
  job: ['jobsSection'],
  rates: ['fleetSection', 'ratesSection', 'costSection'],
  service: ['servicesSection'],
  vehicle: ['fleetSection', 'ratesSection', 'costSection', 'fitSection'],
}

export function sectionsThatShow(type: string): string[] {
  return sectionsByType[type] ?? []
}
