import {callToActionSection} from './basic/call-to-action-section.ts'
import {faqSection} from './basic/faq-section.ts'
import {pageHeadSection} from './basic/page-head-section.ts'
import {pageHeroSection} from './basic/page-hero-section.ts'
import {pillarsSection} from './basic/pillars-section.ts'
import {stepsSection} from './basic/steps-section.ts'
import {textSection} from './basic/text-section.ts'
import {bookingSection} from './booking/booking-section.ts'
import {costSection} from './calculators/cost-section.ts'
import {fitSection} from './calculators/fit-section.ts'
import {refundSection} from './calculators/refund-section.ts'
import {contactSection} from './contact/contact-section.ts'
import {airportsSection} from './coverage/airports-section.ts'
import {coverageFinderSection} from './coverage/coverage-finder-section.ts'
import {coverageSection} from './coverage/coverage-section.ts'
import {bookingStripSection} from './destination/booking-strip-section.ts'
import {destinationHeadSection} from './destination/destination-head-section.ts'
import {destinationVehiclesSection} from './destination/destination-vehicles-section.ts'
import {driveTimesSection} from './destination/drive-times-section.ts'
import {meetingSection} from './destination/meeting-section.ts'
import {waitingSection} from './destination/waiting-section.ts'
import {fleetSection} from './fleet/fleet-section.ts'
import {rateSheetSection} from './fleet/rate-sheet-section.ts'
import {ratesSection} from './fleet/rates-section.ts'
import {aboutSection} from './home/about-section.ts'
import {homeHeroSection} from './home/home-hero-section.ts'
import {jobsSection} from './jobs/jobs-section.ts'
import {resumeSection} from './jobs/resume-section.ts'
import {cancellationSection} from './legal/cancellation-section.ts'
import {legalTextSection} from './legal/legal-text-section.ts'
import {eventTypesSection} from './services/event-types-section.ts'
import {featuresSection} from './services/features-section.ts'
import {packagesSection} from './services/packages-section.ts'
import {servicesSection} from './services/services-section.ts'
import {travelDeskSection} from './services/travel-desk-section.ts'

/** Every section type. What is listed here can be added to pages; see docs/adding-a-section.md. */
export const sections = [
  homeHeroSection,
  servicesSection,
  pillarsSection,
  fleetSection,
  aboutSection,
  coverageSection,
  coverageFinderSection,
  faqSection,
  bookingSection,
  pageHeadSection,
  contactSection,
  pageHeroSection,
  featuresSection,
  airportsSection,
  destinationHeadSection,
  meetingSection,
  waitingSection,
  driveTimesSection,
  destinationVehiclesSection,
  bookingStripSection,
  textSection,
  travelDeskSection,
  stepsSection,
  ratesSection,
  rateSheetSection,
  costSection,
  refundSection,
  fitSection,
  eventTypesSection,
  packagesSection,
  callToActionSection,
  jobsSection,
  resumeSection,
  legalTextSection,
  cancellationSection,
]

/** The sections of a legal document. */
export const legalSections = [legalTextSection, cancellationSection, refundSection]
