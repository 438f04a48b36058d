/** The sections of pages that show documents of a type. */
const sectionsByType: Record<string, string[]> = {
  cancellationPolicy: ['cancellationSection', 'refundSection', 'rateSheetSection'],
  coverageArea: ['coverageSection', 'coverageFinderSection'],
  destination: ['coverageSection', 'coverageFinderSection', 'airportsSection'],
  job: ['jobsSection'],
  rates: ['fleetSection', 'ratesSection', 'rateSheetSection', 'costSection'],
  service: ['servicesSection'],
  vehicle: [
    'fleetSection',
    'ratesSection',
    'rateSheetSection',
    'costSection',
    'fitSection',
    'destinationVehiclesSection',
  ],
}

export function sectionsThatShow(type: string): string[] {
  return sectionsByType[type] ?? []
}
