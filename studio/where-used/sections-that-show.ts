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

/**
 * A GROQ filter of the pages that have one of the sections `$sections` and show the document `$id` there. As on the
 * site, some sections show only some documents of a type. `$id` may also be the list order or a coverage area, so these
 * exclude destinations instead of naming them.
 */
export const hasSectionThatShows = `count(sections[_type in $sections && select(
  _type == "destinationVehiclesSection" => $id in ^.destination->vehicles[]._ref,
  _type == "airportsSection" => !($id in *[_type == "destination" && kind != "airport"]._id),
  _type == "coverageSection" => !($id in *[_type == "destination" && showInCoverage != true]._id),
  true
)]) > 0`
