import type {PublishedContent} from '../components/render-with-content.tsx'

type Site = NonNullable<PublishedContent['site']>

/** What every page knows of the company, with some of its details changed. */
export function exampleSite(settings: Site['settings'] = {}): Site {
  return {
    settings: {...exampleSettings, ...settings},
    services: [
      {_id: 'service-hourly-service', title: 'Hourly Service', path: '/services/hourly-service'},
    ],
    legal: [{_id: 'legal-privacy-policy', title: 'Privacy Policy', path: '/privacy-policy'}],
    menus: exampleMenus,
    coverageAreas: [{_id: 'coverage-broward', county: 'Broward'}],
  }
}

const exampleSettings: Site['settings'] = {
  company: 'Example Cars',
  phone: '+13055550100',
  socialLinks: [
    {_key: 'a', _type: 'socialLink', label: 'Instagram', url: 'https://example.com/instagram'},
  ],
  customerSignInUrl: 'https://example.com/customers',
  bookNowLabel: 'Book Now',
  callLabel: 'Call to Book',
  signInLabel: 'Sign In / Sign Up',
  newsletterHeading: 'Letters',
  newsletterLabel: 'Email address',
  newsletterButton: 'Subscribe',
  footerNote: 'Licensed & insured.',
}

const exampleMenus: Site['menus'] = {
  headerLinks: [
    {_key: 'a', _type: 'link', label: 'Home', href: '/'},
    {_key: 'b', _type: 'link', label: 'Services', href: '/#services'},
    {_key: 'c', _type: 'link', label: 'Fleet', href: '/#fleet'},
    {_key: 'd', _type: 'link', label: 'Contact', href: '/contact'},
  ],
  quickLinks: [{_key: 'a', _type: 'link', label: 'Careers', href: '/careers'}],
}
