import {usPhone} from './phone.ts'
import type {Verdict} from './validation-result.ts'

/** Every public page, with the places on it that a link may lead to. */
const ownRoutes: Record<string, string[]> = {
  '/': ['services', 'fleet', 'about', 'coverage'],
  '/auth': [],
  '/careers': ['openings'],
  '/contact': [],
  '/embed-test': [],
  '/privacy-policy': [],
  '/reservation': [],
  '/services/airport-transfers': [],
  '/services/corporate-travel': [],
  '/services/hourly-service': [],
  '/services/special-events': [],
  '/terms-of-service': [],
}

const allowed =
  'Write a page of this site (for example /contact or /#fleet), a full address that starts with https://, mailto: with an e-mail address, or tel: with a number such as tel:+13055550100.'

/** Lets through the site's own pages, https, mailto and tel, and nothing else. */
export function safeHref(href: string | undefined): Verdict {
  if (!href) return true
  if (href.startsWith('/') && !href.startsWith('//')) return ownPage(href)
  if (href.startsWith('https://')) return httpsAddress(href)
  if (href.startsWith('mailto:')) return /^mailto:[^\s@]+@[^\s@]+$/.test(href) || allowed
  if (href.startsWith('tel:')) return usPhone(href.slice('tel:'.length))
  return allowed
}

/** A full https address. http is let through on localhost alone: the emulators, a sample value. */
export function httpsAddress(address: string | undefined): Verdict {
  if (!address) return true
  const url = URL.parse(address)
  const secure =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost')
  if (secure && !url.username && !/\s/.test(address)) return true
  return 'Write the full address, starting with https://, without spaces.'
}

function ownPage(href: string): Verdict {
  const [page = '', place] = href.split('#')
  const path = page.split('?')[0] ?? ''
  const places = Object.hasOwn(ownRoutes, path) ? ownRoutes[path] : undefined
  if (!places)
    return `This site has no page "${path}". Its pages are ${Object.keys(ownRoutes).join(', ')}.`
  if (place === undefined || places.includes(place)) return true
  return places.length > 0
    ? `The page "${path}" has no place "#${place}". It has ${places.map((name) => `#${name}`).join(', ')}.`
    : `The page "${path}" has no place "#${place}". Link to the page itself.`
}
