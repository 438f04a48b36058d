import {anchorsOf, linkablePaths} from '../../../domain/routes.ts'
import type {ValidationResult} from '../validation-result.ts'
import {usPhone} from './phone.ts'

const allowed =
  'Write a page of this site (for example /contact or /#fleet), a full address that starts with https://, mailto: with an e-mail address, or tel: with a number such as tel:+13055550100.'

/** Allows the site's own pages, https, mailto and tel, and nothing else. */
export function safeHref(href: string | undefined): ValidationResult {
  if (!href) return true
  if (href.startsWith('/') && !href.startsWith('//')) return ownPage(href)
  if (href.startsWith('https://')) return httpsUrl(href)
  if (href.startsWith('mailto:')) return /^mailto:[^\s@]+@[^\s@]+$/.test(href) || allowed
  if (href.startsWith('tel:')) return usPhone(href.slice('tel:'.length))
  return allowed
}

/** An https URL. http is allowed only on localhost, for the emulators. */
export function httpsUrl(text: string | undefined): ValidationResult {
  if (!text) return true
  const url = URL.parse(text)
  const secure =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost')
  if (secure && !url.username && !/\s/.test(text)) return true
  return 'Write the full address, starting with https://, without spaces.'
}

function ownPage(href: string): ValidationResult {
  const [page = '', anchor] = href.split('#')
  const path = page.split('?')[0] ?? ''
  const pages = linkablePaths()
  if (!pages.includes(path)) {
    return `This site has no page "${path}". Its pages are ${pages.join(', ')}.`
  }
  const anchors = anchorsOf(path)
  if (anchor === undefined || anchors.includes(anchor)) return true
  return anchors.length > 0
    ? `The page "${path}" has no place "#${anchor}". It has ${anchors.map((name) => `#${name}`).join(', ')}.`
    : `The page "${path}" has no place "#${anchor}". Link to the page itself.`
}
