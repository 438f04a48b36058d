import {announcement} from './documents/announcement.ts'
import {bookingRules} from './documents/booking-rules.ts'
import {cancellationPolicy} from './documents/cancellation-policy.ts'
import {coverageArea} from './documents/coverage-area.ts'
import {destination} from './documents/destination.ts'
import {job} from './documents/job.ts'
import {legalDocument} from './documents/legal-document.ts'
import {listOrder} from './documents/list-order.ts'
import {menus} from './documents/menus.ts'
import {page} from './documents/page.ts'
import {rates} from './documents/rates.ts'
import {service} from './documents/service.ts'
import {siteSettings} from './documents/site-settings.ts'
import {translationMetadata} from './documents/translation-metadata.ts'
import {vehicle} from './documents/vehicle.ts'
import {cancellationTier} from './objects/cancellation-tier.ts'
import {capacity} from './objects/capacity.ts'
import {closedDay} from './objects/closed-day.ts'
import {companyPaper} from './objects/company-paper.ts'
import {driveTime} from './objects/destination/drive-time.ts'
import {graceTime} from './objects/destination/grace-time.ts'
import {meetingPoint} from './objects/destination/meeting-point.ts'
import {privateTerminal} from './objects/destination/private-terminal.ts'
import {sourcedFact} from './objects/destination/sourced-fact.ts'
import {eventPackage} from './objects/event-package.ts'
import {faqItem} from './objects/faq-item.ts'
import {iconItem} from './objects/icon-item.ts'
import {iconName} from './objects/icon-name.ts'
import {license} from './objects/license.ts'
import {linkTarget} from './objects/link-target.ts'
import {link} from './objects/link.ts'
import {officeHours} from './objects/office-hours.ts'
import {passengerRange} from './objects/passenger-range.ts'
import {picture} from './objects/picture.ts'
import {extraCost} from './objects/rates/extra-cost.ts'
import {nextRates} from './objects/rates/next-rates.ts'
import {priceRange} from './objects/rates/price-range.ts'
import {rateCard} from './objects/rates/rate-card.ts'
import {vehiclePrice} from './objects/rates/vehicle-price.ts'
import {richText} from './objects/rich-text.ts'
import {seo} from './objects/seo.ts'
import {socialLink} from './objects/social-link.ts'
import {stat} from './objects/stat.ts'
import {step} from './objects/step.ts'
import {translations} from './objects/translations/translations.ts'
import {sections} from './sections/index.ts'

const documents = [
  announcement,
  bookingRules,
  cancellationPolicy,
  coverageArea,
  destination,
  job,
  legalDocument,
  listOrder,
  menus,
  page,
  rates,
  service,
  siteSettings,
  translationMetadata,
  vehicle,
]

const objects = [
  cancellationTier,
  capacity,
  closedDay,
  companyPaper,
  driveTime,
  eventPackage,
  extraCost,
  faqItem,
  graceTime,
  iconItem,
  iconName,
  license,
  link,
  linkTarget,
  meetingPoint,
  nextRates,
  officeHours,
  passengerRange,
  picture,
  priceRange,
  privateTerminal,
  rateCard,
  richText,
  seo,
  socialLink,
  sourcedFact,
  stat,
  step,
  ...translations,
  vehiclePrice,
]

/** Every type of the content lake. */
export const schemaTypes = [...documents, ...sections, ...objects]
