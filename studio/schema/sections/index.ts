import {aboutSection} from './about-section.ts'
import {airportsSection} from './airports-section.ts'
import {bookingSection} from './booking-section.ts'
import {callToActionSection} from './call-to-action-section.ts'
import {cancellationSection} from './cancellation-section.ts'
import {contactSection} from './contact-section.ts'
import {coverageSection} from './coverage-section.ts'
import {eventTypesSection} from './event-types-section.ts'
import {faqSection} from './faq-section.ts'
import {featuresSection} from './features-section.ts'
import {fleetSection} from './fleet-section.ts'
import {homeHeroSection} from './home-hero-section.ts'
import {jobsSection} from './jobs-section.ts'
import {legalTextSection} from './legal-text-section.ts'
import {packagesSection} from './packages-section.ts'
import {pageHeadSection} from './page-head-section.ts'
import {pageHeroSection} from './page-hero-section.ts'
import {pillarsSection} from './pillars-section.ts'
import {ratesSection} from './rates-section.ts'
import {resumeSection} from './resume-section.ts'
import {servicesSection} from './services-section.ts'
import {stepsSection} from './steps-section.ts'
import {textSection} from './text-section.ts'

/** Every section type. What stands here can be added to pages; see docs/adding-a-section.md. */
export const sections = [
  homeHeroSection,
  servicesSection,
  pillarsSection,
  fleetSection,
  aboutSection,
  coverageSection,
  faqSection,
  bookingSection,
  pageHeadSection,
  contactSection,
  pageHeroSection,
  featuresSection,
  airportsSection,
  textSection,
  stepsSection,
  ratesSection,
  eventTypesSection,
  packagesSection,
  callToActionSection,
  jobsSection,
  resumeSection,
  legalTextSection,
  cancellationSection,
]

/** The sections of a legal document. */
export const legalSections = [legalTextSection, cancellationSection]
