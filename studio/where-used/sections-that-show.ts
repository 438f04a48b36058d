/** The sections of pages that show documents of a type. */
const sectionsByType: Record<string, string[]> = {
  cancellationPolicy: ['cancellationSection'],
  coverageArea: ['coverageSection'],
  destination: ['coverageSection', 'airportsSection'],
  job: ['jobsSection'],
  rates: ['fleetSection', 'ratesSection'],
  service: ['servicesSection'],
  vehicle: ['fleetSection', 'ratesSection'],
}

export function sectionsThatShow(type: string): string[] {
  return sectionsByType[type] ?? []
}
