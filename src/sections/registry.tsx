import {type ComponentType, type ReactNode, createElement} from 'react'

import {lazyWithPreload} from '#src/hydration/lazy-with-preload.tsx'
import type {WordsPart} from '#src/language/words.ts'

import type {Section, SectionType} from './section.ts'

type Renderer<T extends SectionType> = {
  render: (section: Section<T>) => ReactNode
  /** Loads the chunk, so that the section renders at once. */
  preload: () => Promise<unknown>
  isLoaded: () => boolean
  /** Words that it shows besides those of every page. */
  words: readonly WordsPart[]
}

/** How each section type renders. The type-checker names any type that is missing. */
export const renderers: {[T in SectionType]: Renderer<T>} = {
  aboutSection: inChunk('AboutSection', () => import('./home/about-section.tsx'), 'sections'),
  airportsSection: inChunk('AirportsSection', () => import('./coverage/airports-section.tsx')),
  bookingSection: inChunk(
    'BookingSection',
    () => import('./booking/booking-section.tsx'),
    'booking',
  ),
  bookingStripSection: inChunk(
    'BookingStripSection',
    () => import('./destination/booking-strip-section.tsx'),
    'destination',
  ),
  callToActionSection: inChunk(
    'CallToActionSection',
    () => import('./basic/call-to-action-section.tsx'),
  ),
  cancellationSection: inChunk(
    'CancellationSection',
    () => import('./legal/cancellation-section.tsx'),
    'cancellation',
  ),
  contactSection: inChunk(
    'ContactSection',
    () => import('./contact/contact-section.tsx'),
    'contact',
  ),
  costSection: inChunk('CostSection', () => import('./cost/cost-section.tsx'), 'cost'),
  coverageFinderSection: inChunk(
    'CoverageFinderSection',
    () => import('./finder/coverage-finder-section.tsx'),
    'sections',
  ),
  coverageSection: inChunk(
    'CoverageSection',
    () => import('./coverage/coverage-section.tsx'),
    'sections',
  ),
  destinationHeadSection: inChunk(
    'DestinationHeadSection',
    () => import('./destination/destination-head-section.tsx'),
    'destination',
  ),
  destinationVehiclesSection: inChunk(
    'DestinationVehiclesSection',
    () => import('./destination/destination-vehicles-section.tsx'),
    'sections',
  ),
  driveTimesSection: inChunk(
    'DriveTimesSection',
    () => import('./destination/drive-times-section.tsx'),
    'destination',
  ),
  eventTypesSection: inChunk(
    'EventTypesSection',
    () => import('./services/event-types-section.tsx'),
  ),
  faqSection: inChunk('FaqSection', () => import('./basic/faq-section.tsx')),
  featuresSection: inChunk('FeaturesSection', () => import('./services/features-section.tsx')),
  fitSection: inChunk('FitSection', () => import('./fit/fit-section.tsx'), 'fit'),
  fleetSection: inChunk('FleetSection', () => import('./fleet/fleet-section.tsx'), 'sections'),
  homeHeroSection: inChunk(
    'HomeHeroSection',
    () => import('./home/home-hero-section.tsx'),
    'booking',
  ),
  jobsSection: inChunk('JobsSection', () => import('./jobs/jobs-section.tsx'), 'jobs'),
  legalTextSection: inChunk('LegalTextSection', () => import('./legal/legal-text-section.tsx')),
  meetingSection: inChunk(
    'MeetingSection',
    () => import('./destination/meeting/meeting-section.tsx'),
    'destination',
  ),
  packagesSection: inChunk(
    'PackagesSection',
    () => import('./services/packages-section.tsx'),
    'sections',
  ),
  pageHeadSection: inChunk('PageHeadSection', () => import('./basic/page-head-section.tsx')),
  pageHeroSection: inChunk('PageHeroSection', () => import('./basic/page-hero-section.tsx')),
  pillarsSection: inChunk('PillarsSection', () => import('./basic/pillars-section.tsx')),
  rateSheetSection: inChunk(
    'RateSheetSection',
    () => import('./rate-sheet/rate-sheet-section.tsx'),
    'rateSheet',
    'rates',
    'sections',
  ),
  ratesSection: inChunk(
    'RatesSection',
    () => import('./fleet/rates-section.tsx'),
    'rates',
    'sections',
  ),
  refundSection: inChunk('RefundSection', () => import('./refund/refund-section.tsx'), 'refund'),
  resumeSection: inChunk('ResumeSection', () => import('./jobs/resume-section.tsx'), 'jobs'),
  servicesSection: inChunk(
    'ServicesSection',
    () => import('./services/services-section.tsx'),
    'sections',
  ),
  stepsSection: inChunk('StepsSection', () => import('./basic/steps-section.tsx')),
  textSection: inChunk('TextSection', () => import('./basic/text-section.tsx')),
  travelDeskSection: inChunk(
    'TravelDeskSection',
    () => import('./services/travel-desk-section.tsx'),
    'sections',
  ),
  waitingSection: inChunk(
    'WaitingSection',
    () => import('./destination/waiting-section.tsx'),
    'destination',
  ),
}

/** Each section type is a chunk of its own: a page fetches the script of just what it shows. */
function inChunk<T extends SectionType, Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<{section: Section<T>}>>>,
  ...words: WordsPart[]
): Renderer<T> {
  const Component = lazyWithPreload(async () => (await load())[name])
  return {
    render: (section) => createElement(Component, {section}),
    preload: Component.preload,
    isLoaded: Component.isLoaded,
    words,
  }
}
