import {type ComponentType, type ReactNode, createElement} from 'react'

import {lazyWithPreload} from '#src/hydration/lazy-with-preload.tsx'

import type {Section, SectionType} from './section.ts'

type Renderer<T extends SectionType> = {
  render: (section: Section<T>) => ReactNode
  /** Loads the chunk, so that the section renders at once. */
  preload: () => Promise<unknown>
  isLoaded: () => boolean
}

/** How each section type renders. The type-checker names any type that is missing. */
export const renderers: {[T in SectionType]: Renderer<T>} = {
  aboutSection: inChunk(async () => (await import('./home/about-section.tsx')).AboutSection),
  airportsSection: inChunk(
    async () => (await import('./coverage/airports-section.tsx')).AirportsSection,
  ),
  bookingSection: inChunk(
    async () => (await import('./booking/booking-section.tsx')).BookingSection,
  ),
  callToActionSection: inChunk(
    async () => (await import('./basic/call-to-action-section.tsx')).CallToActionSection,
  ),
  cancellationSection: inChunk(
    async () => (await import('./legal/cancellation-section.tsx')).CancellationSection,
  ),
  contactSection: inChunk(
    async () => (await import('./contact/contact-section.tsx')).ContactSection,
  ),
  coverageSection: inChunk(
    async () => (await import('./coverage/coverage-section.tsx')).CoverageSection,
  ),
  eventTypesSection: inChunk(
    async () => (await import('./services/event-types-section.tsx')).EventTypesSection,
  ),
  faqSection: inChunk(async () => (await import('./basic/faq-section.tsx')).FaqSection),
  featuresSection: inChunk(
    async () => (await import('./services/features-section.tsx')).FeaturesSection,
  ),
  fleetSection: inChunk(async () => (await import('./fleet/fleet-section.tsx')).FleetSection),
  homeHeroSection: inChunk(
    async () => (await import('./home/home-hero-section.tsx')).HomeHeroSection,
  ),
  jobsSection: inChunk(async () => (await import('./jobs/jobs-section.tsx')).JobsSection),
  legalTextSection: inChunk(
    async () => (await import('./legal/legal-text-section.tsx')).LegalTextSection,
  ),
  packagesSection: inChunk(
    async () => (await import('./services/packages-section.tsx')).PackagesSection,
  ),
  pageHeadSection: inChunk(
    async () => (await import('./basic/page-head-section.tsx')).PageHeadSection,
  ),
  pageHeroSection: inChunk(
    async () => (await import('./basic/page-hero-section.tsx')).PageHeroSection,
  ),
  pillarsSection: inChunk(async () => (await import('./basic/pillars-section.tsx')).PillarsSection),
  ratesSection: inChunk(async () => (await import('./fleet/rates-section.tsx')).RatesSection),
  resumeSection: inChunk(async () => (await import('./jobs/resume-section.tsx')).ResumeSection),
  servicesSection: inChunk(
    async () => (await import('./services/services-section.tsx')).ServicesSection,
  ),
  stepsSection: inChunk(async () => (await import('./basic/steps-section.tsx')).StepsSection),
  textSection: inChunk(async () => (await import('./basic/text-section.tsx')).TextSection),
}

/** Each section type is a chunk of its own: a page fetches the script of just what it shows. */
function inChunk<T extends SectionType>(
  load: () => Promise<ComponentType<{section: Section<T>}>>,
): Renderer<T> {
  const Component = lazyWithPreload(load)
  return {
    render: (section) => createElement(Component, {section}),
    preload: Component.preload,
    isLoaded: Component.isLoaded,
  }
}
