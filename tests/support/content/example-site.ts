import type {SiteQueryResult} from '#src/content/sanity.types.ts'

type Settings = NonNullable<SiteQueryResult['settings']>

/** What the lake says on every page, with some company details changed. */
export function exampleSite(settings: Partial<Settings> = {}): SiteQueryResult {
  return {
    settings: {...exampleSettings, ...settings},
    bookingRules: null,
    announcement: null,
    services: [
      {_id: 'service-hourly-service', title: 'Hourly Service', path: '/services/hourly-service'},
    ],
    legal: [{_id: 'legal-privacy-policy', title: 'Privacy Policy', path: '/privacy-policy'}],
    coverageAreas: [{_id: 'coverage-broward', county: 'Broward'}],
    order: null,
  }
}

const exampleSettings: Settings = {
  company: 'Example Cars',
  tagline: null,
  phone: '+13055550100',
  emergencyPhone: null,
  email: null,
  careersEmail: null,
  officeHours: null,
  address: null,
  mapUrl: null,
  licenses: null,
  socialLinks: [
    {_key: 'a', _type: 'socialLink', label: 'Instagram', url: 'https://example.com/instagram'},
  ],
  bookingWidgetUrl: null,
  customerSignInUrl: 'https://example.com/customers',
  headerLinks: [
    {_key: 'a', _type: 'link', label: 'Home', href: '/'},
    {_key: 'b', _type: 'link', label: 'Services', href: '/#services'},
    {_key: 'c', _type: 'link', label: 'Fleet', href: '/#fleet'},
    {_key: 'd', _type: 'link', label: 'Contact', href: '/contact'},
  ],
  quickLinks: [{_key: 'a', _type: 'link', label: 'Careers', href: '/careers'}],
  bookNowLabel: 'Book Now',
  callLabel: 'Call to Book',
  signInLabel: 'Sign In / Sign Up',
  newsletterHeading: 'Letters',
  newsletterText: null,
  newsletterConsent: null,
  newsletterLabel: 'E-mail address',
  newsletterButton: 'Subscribe',
  footerNote: 'Licensed & insured.',
  shareImage: null,
}
