import {words as domain} from '#domain/words/en.ts'

/** Words of every page: header, footer, messages. */
export const words = {
  skipLink: 'Skip to content',
  loading: 'Loading',
  /** The name of the link to the home page while the company has none. */
  home: 'Home',
  /** After a link, for screen readers. */
  opensInNewTab: ' (opens in a new tab)',
  announcement: {dismiss: 'Dismiss announcement'},
  footer: {
    quickLinks: 'Quick links',
    services: 'Services',
    serviceAreas: 'Service areas',
    follow: 'Follow',
    socialMedia: 'Social media',
    license: (county: string, number: string) => `${county} license ${number}`,
    legal: 'Legal',
  },
  newsletter: {
    email: 'Email address',
    subscribe: 'Subscribe',
    placeholder: 'name@example.com',
    subscribed: 'Successfully subscribed!',
    thanks: 'Thank you for subscribing to our newsletter.',
    errors: {
      empty: 'Enter your email address.',
      malformed: 'Enter a full email address, such as name@example.com.',
      missingPart:
        'A part of this page did not load, so nothing was sent. Please load the page again.',
      notTaken: 'Your address could not be sent. Please try again in a moment.',
    },
  },
  field: {optional: ' (optional)'},
  toast: {close: 'Close message'},
  /** In place of a form where no script runs. */
  noScript: {
    needsScript: 'This form needs JavaScript.',
    /** Before a phone number or an e-mail address. */
    call: ' Please call ',
    write: ' Please write to ',
    orWrite: ' or write to ',
    instead: ' instead.',
  },
  update: {notice: 'This page was updated.', show: 'Show the update'},
  failure: {
    outdated: {
      heading: 'This site has been updated',
      lead: 'The page comes from a newer version of our site than the one that is open here.',
      load: 'Load the new version',
    },
    notLoaded: {
      heading: 'This page did not load',
      lead: 'The connection may be down for a moment. Your booking form and our phone still work.',
      retry: 'Try again',
    },
  },
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address.',
    heading: 'Oops! Page not found',
    lead: 'This road ends here. The car can still take you back.',
    home: 'Return to Home',
  },
  legal: {
    onThisPage: 'On this page',
    /** Before a date. */
    lastUpdated: 'Last updated ',
  },
  /** Of texts that the domain makes. */
  domain,
  /** Before a phone number, for screen readers. */
  call: 'Call',
  /** Where it begins a sentence of running text. */
  callInText: 'Call',
  contactUs: 'Contact us',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
  /** The menu of a visitor who is signed in. */
  account: {
    buttonLabel: (initials: string, name: string) => `${initials}, account of ${name}`,
    noName: 'User',
    dashboard: 'Dashboard',
    logOut: 'Log out',
  },
  languages: 'Languages',
}
