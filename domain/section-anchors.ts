import {isRecord} from './is-record.ts'

/** What of a section its anchor is made from. */
export type AnchoredSection = {_key: string; _type: string; heading?: string | null}

/** Whether a value of unknown shape is a section, even one that is unfinished. */
export function isAnchoredSection(value: unknown): value is AnchoredSection {
  return isRecord(value) && typeof value['_key'] === 'string' && typeof value['_type'] === 'string'
}

/** The anchors that sections of these types have had from the start. */
const anchorsByType: Record<string, string> = {
  aboutSection: 'about',
  bookingSection: 'booking',
  bookingStripSection: 'book',
  costSection: 'cost',
  coverageFinderSection: 'find',
  coverageSection: 'coverage',
  destinationVehiclesSection: 'vehicles',
  driveTimesSection: 'drive-times',
  fitSection: 'fit',
  fleetSection: 'fleet',
  homeHeroSection: 'booking',
  jobsSection: 'openings',
  meetingSection: 'meet',
  ratesSection: 'rates',
  refundSection: 'refund',
  servicesSection: 'services',
  waitingSection: 'waiting',
}

/** Chapters of legal documents, whose anchors are read and quoted. */
const namedByHeading = new Set(['cancellationSection', 'legalTextSection'])

/** These begin a page, so a link to one is a link to the top. */
const tops = new Set(['destinationHeadSection', 'pageHeadSection', 'pageHeroSection'])

/** The id under which a section can be linked to, without "#". */
export function sectionAnchor({_key, _type, heading}: AnchoredSection): string {
  if (Object.hasOwn(anchorsByType, _type)) return anchorsByType[_type] ?? _key
  const words = namedByHeading.has(_type) ? anchorFromHeading(heading) : ''
  return words || `section-${_key}`
}

/**
 * The sections of a page that can be linked to, with their anchors; of two with the same anchor only the first can.
 */
export function sectionAnchors<Section extends AnchoredSection>(
  sections: readonly Section[] | null | undefined,
): {section: Section; anchor: string}[] {
  const taken = new Set<string>()
  return (Array.isArray(sections) ? sections : []).flatMap((section: Section) => {
    const anchor = sectionAnchor(section)
    if (tops.has(section._type) || taken.has(anchor)) return []
    taken.add(anchor)
    return [{section, anchor}]
  })
}

type Sections = readonly AnchoredSection[] | null | undefined

/**
 * Whether a page has a section with this anchor. A translated chapter is found by the anchor of its original as well:
 * `originals` are the sections of the English page, for a translation.
 */
export function hasAnchor(anchor: string, sections: Sections, originals?: Sections): boolean {
  if (sectionAnchors(sections).some((own) => own.anchor === anchor)) return true
  const original = sectionAnchors(originals).find((other) => other.anchor === anchor)
  return (
    original !== undefined && sections?.some(({_key}) => _key === original.section._key) === true
  )
}

/** "Payment and gratuity" is "payment-and-gratuity". */
function anchorFromHeading(heading: unknown): string {
  const words = (typeof heading === 'string' ? heading : '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words ? words.join('-') : ''
}
