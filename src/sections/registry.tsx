import {type ComponentType, type ReactNode, createElement} from 'react'

import {preloadable} from '#src/ui/preloadable.tsx'

import type {Section, SectionType} from './section.ts'

type Renderer<T extends SectionType> = {
  render: (section: Section<T>) => ReactNode
  /** Loads the chunk, so that the section renders at once. */
  preload: () => Promise<unknown>
  isLoaded: () => boolean
  /** Whether a visitor does more in it than read, unfold and follow links: then it is alive from the start. */
  isInteractive: boolean
}

/** How each section type renders. The type-checker names any type that is missing. */
export const renderers: {[T in SectionType]: Renderer<T>} = {
  aboutSection: inChunk(async () => (await import('./about-section.tsx')).AboutSection),
  airportsSection: inChunk(async () => (await import('./airports-section.tsx')).AirportsSection),
  bookingSection: inChunk(async () => (await import('./booking-section.tsx')).BookingSection, true),
  callToActionSection: inChunk(
    async () => (await import('./call-to-action-section.tsx')).CallToActionSection,
  ),
  cancellationSection: inChunk(
    async () => (await import('./cancellation-section.tsx')).CancellationSection,
  ),
  contactSection: inChunk(async () => (await import('./contact-section.tsx')).ContactSection, true),
  coverageSection: inChunk(async () => (await import('./coverage-section.tsx')).CoverageSection),
  eventTypesSection: inChunk(
    async () => (await import('./event-types-section.tsx')).EventTypesSection,
  ),
  faqSection: inChunk(async () => (await import('./faq-section.tsx')).FaqSection),
  featuresSection: inChunk(async () => (await import('./features-section.tsx')).FeaturesSection),
  fleetSection: inChunk(async () => (await import('./fleet-section.tsx')).FleetSection),
  homeHeroSection: inChunk(
    async () => (await import('./home-hero-section.tsx')).HomeHeroSection,
    true,
  ),
  jobsSection: inChunk(async () => (await import('./jobs-section.tsx')).JobsSection, true),
  legalTextSection: inChunk(
    async () => (await import('./legal-text-section.tsx')).LegalTextSection,
  ),
  packagesSection: inChunk(async () => (await import('./packages-section.tsx')).PackagesSection),
  pageHeadSection: inChunk(async () => (await import('./page-head-section.tsx')).PageHeadSection),
  pageHeroSection: inChunk(async () => (await import('./page-hero-section.tsx')).PageHeroSection),
  pillarsSection: inChunk(async () => (await import('./pillars-section.tsx')).PillarsSection),
  ratesSection: inChunk(async () => (await import('./rates-section.tsx')).RatesSection),
  resumeSection: inChunk(async () => (await import('./resume-section.tsx')).ResumeSection),
  servicesSection: inChunk(async () => (await import('./services-section.tsx')).ServicesSection),
  stepsSection: inChunk(async () => (await import('./steps-section.tsx')).StepsSection),
  textSection: inChunk(async () => (await import('./text-section.tsx')).TextSection),
}

/** Each section type is a chunk of its own: a page fetches the script of just what it shows. */
function inChunk<T extends SectionType>(
  load: () => Promise<ComponentType<{section: Section<T>}>>,
  isInteractive = false,
): Renderer<T> {
  const Component = preloadable(load)
  return {
    render: (section) => createElement(Component, {section}),
    preload: Component.preload,
    isLoaded: Component.isLoaded,
    isInteractive,
  }
}
