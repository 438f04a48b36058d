import {isRecord} from '../../../domain/is-record.ts'
import {languages} from '../../../domain/language.ts'
import {codePageAt, codePathsIn, contentPathOf} from '../../../domain/routes.ts'
import {holdsSpace, judgeAsRead, withoutSpaces} from '../texts/invisible-characters.ts'
import type {ValidationResult} from '../validation-result.ts'
import {emailAddress} from './email.ts'
import {httpsUrl} from './href.ts'
import {usPhone} from './phone.ts'

const forms =
  'Write a full address that starts with https://, mailto: with an e-mail address, or tel: with a number such as tel:+13055550100.'

/** A link leads to a page or to a URL elsewhere. */
export function targetIsChosen(target: unknown): ValidationResult {
  if (isRecord(target) && (target['page'] || target['href'])) return true
  const choose = 'Choose the page this leads to, or write an address outside this site.'
  const isPartLeft = isRecord(target) && target['section']
  return isPartLeft ? `${choose} For no link, choose "Top of the page" below.` : choose
}

/** https, mailto and tel, and the site's pages that are no documents. `siteOrigin` is where the site stands. */
export function outsideHref(href: string | undefined, siteOrigin: string): ValidationResult {
  return !href || judgeAsRead(href, (read) => hrefAsRead(read, siteOrigin))
}

function hrefAsRead(href: string, siteOrigin: string): ValidationResult {
  if (linkableCodePaths.includes(href)) return true
  if (href.startsWith('/') && !href.startsWith('//')) {
    const compact = withoutSpaces(href)
    return withQuery(compact) ? compact === href || holdsSpace : ownPage
  }
  if (isOnSite(href, siteOrigin)) return ownPage
  if (href.startsWith('https://')) return httpsUrl(href)
  if (href.startsWith('mailto:')) return isMailto(href) || forms
  if (href.startsWith('tel:')) return usPhone(href.slice('tel:'.length))
  return forms
}

/** An address, and after it a subject or a text that the message begins with. */
function isMailto(href: string): boolean {
  const [address = ''] = href.slice('mailto:'.length).split('?')
  return address !== '' && emailAddress(address) === true && withoutSpaces(href) === href
}

/**
 * Whether a full URL leads to this site, such as one copied from the address bar. Unlike a reference it breaks when the
 * page moves, and the Studio does not list it among the page's uses.
 */
function isOnSite(href: string, siteOrigin: string): boolean {
  return hostOf(href) !== '' && hostOf(href) === hostOf(siteOrigin)
}

function hostOf(url: string): string {
  return URL.parse(url)?.host.replace(/^www\./, '') ?? ''
}

/** A reference to a page has no place for a query, such as that of "/reservation?vehicle=sprinter". */
function withQuery(href: string): boolean {
  const [path = '', query] = href.split('?')
  return Boolean(query) && contentPathOf(path) !== null
}

/** The dashboard opens only after a sign-in. */
const linkableCodePaths = languages
  .flatMap(codePathsIn)
  .filter((path) => codePageAt(path) !== 'dashboard')

// The embed test is for developers.
const named = linkableCodePaths.filter((path) => codePageAt(path) !== 'embedTest')
const ownPage = `Clear this field and choose the page of this site above. The only addresses to write here are ${named.join(', ')}, and a page with a query, such as /reservation?vehicle=sprinter.`
