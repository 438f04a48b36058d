import {useQueryClient} from '@tanstack/react-query'
import {useEffect, useEffectEvent, useLayoutEffect} from 'react'
import {createPath, useLocation, useNavigate} from 'react-router-dom'

import {languageOf} from '#domain/language.ts'
import {codePageAt, normalizePath, pageOf} from '#domain/routes.ts'
import {whenHydrated} from '#src/hydration/when-hydrated.tsx'

import {keepFieldsFor, keepFieldsOfEntry, restoreKeptFields} from './kept-fields.ts'
import {loadSite} from './load-page.ts'
import {startPendingNavigation, cancelPendingNavigation} from './pending-navigation.ts'
import {positionInView} from './position-on-page.ts'

/**
 * Takes every click on a link to a page of the site to the router. One listener instead of a component for
 * each link: it also works where the page is not hydrated yet, and the router's own Link would bring its data
 * router along. Links inside a page ("#contact") stay with the browser.
 */
export function RouterLinks(): null {
  const here = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event)
    if (!link) return
    event.preventDefault()
    // The mobile menu is such a dialog; it closes here in case it is not hydrated yet.
    link.closest('dialog')?.close()
    const {pathname} = link
    // A link to this page in another language keeps query, section and place; the sign-in page stays on the way to where
    // the visitor wanted to go. The browser knows the query, unless it is ahead on the way to another page:
    // the router does not see what a choice on the page writes into it.
    const isSamePage = link.relList.contains('alternate')
    const shown = location.pathname === here.pathname ? location : here
    const {search, hash} = isSamePage ? shown : link
    const to = {pathname, search, hash: isSamePage ? originalHash(hash) : hash}
    // The router keeps the page before until the next one can be shown; the browser has its URL at once.
    const isThere = [here, location].some((place) => createPath(place) === createPath(link))
    const replace = isThere || 'replace' in link.dataset
    const go = () => {
      cancelPendingNavigation()
      if (isSamePage) keepFieldsFor(pathname)
      else if (!codePageAt(here.pathname)) keepFieldsOfEntry(here)
      const state = isSamePage ? {...Object(here.state), position: positionInView()} : undefined
      void navigate(to, {replace, state})
    }
    if (languageOf(pathname) === languageOf(here.pathname)) return go()
    const isLatest = startPendingNavigation(pathname)
    // Header and footer cannot show another language in part, so without its words the browser loads the page.
    void loadSite(client, pathname).then(
      () => isLatest() && go(),
      () => isLatest() && location.assign(createPath(to)),
    )
  })
  const restore = useEffectEvent(() => restoreKeptFields(here))
  const page = pageOf(here)
  useEffect(() => restore(), [page])
  // A layout effect comes before that of the router around it, whose listener replaces the page at once.
  useLayoutEffect(() => {
    addEventListener('popstate', keepOnWayToTranslation)
    return () => removeEventListener('popstate', keepOnWayToTranslation)
  }, [])
  useEffect(() => {
    // From here on the router handles Back and Forward.
    if (self.__boot) self.__boot.loadedPath = undefined
    const listener = (event: MouseEvent) => follow(event)
    const hydrating = new AbortController()
    const mounted = new AbortController()
    const {signal} = mounted
    document.addEventListener('click', listener, {signal})
    for (const type of leavings) addEventListener(type, cancelPendingNavigation, {signal})
    // Until a boundary is hydrated, React stops the clicks in it before they get this far.
    document.addEventListener('click', listener, {capture: true, signal: hydrating.signal})
    void whenHydrated().then(() => hydrating.abort())
    return () => {
      mounted.abort()
      hydrating.abort()
    }
  }, [])
  return null
}

/** The English anchor of a chapter, which works in every language (`ChapterHeading`). */
function originalHash(hash: string): string {
  const chapter = document.getElementById(hash.slice(1))?.closest('section')
  const original = chapter?.querySelector('h2 > span[id]')
  return original ? `#${original.id}` : hash
}

/** Also the way to another document: the browser may show this page again, as it was left. */
const leavings = ['popstate', 'pagehide']

/** Back and Forward between the languages of a page keep what was typed, as its link does. The URL is already the next one. */
function keepOnWayToTranslation() {
  const {pathname} = location
  if (document.querySelector(`a[rel=alternate][href="${normalizePath(pathname)}"]`)) {
    keepFieldsFor(pathname)
  }
}

/** The link that a plain click follows within the site, null for everything that the browser does itself. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const {target, button, altKey, ctrlKey, metaKey, shiftKey} = event
  if (event.defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return null
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download'))
    return null
  const isWithinPage = link.getAttribute('href')?.startsWith('#')
  return link.origin === location.origin && !isWithinPage ? link : null
}
