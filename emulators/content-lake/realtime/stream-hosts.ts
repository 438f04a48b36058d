import {randomUUID} from 'node:crypto'

import type {Access, LakeContext} from '../http/request-context.ts'

const ticketParameter = '_ticket'

/**
 * Browsers open at most six HTTP/1.1 connections to a host, and one Studio tab holds six streams. So each
 * stream of a browser is redirected to a host name of its own, all of which resolve to this machine. Browsers that
 * leave such names to a system that may not know them (Safari) are redirected to this machine's other plain name:
 * there the streams have six connections for themselves, and requests keep theirs. On that redirect the browser
 * drops the token and sends the origin "null". A ticket in the URL, valid as long as this process runs, replaces both.
 */
export class StreamHosts {
  readonly #tickets = {signedIn: randomUUID(), anonymous: randomUUID()}
  #count = 0

  /** The redirect for a browser's request, or null when the stream is to be opened on this host. */
  redirect(context: LakeContext): Response | null {
    const url = new URL(context.req.url)
    const isBrowser = context.req.header('origin') !== undefined
    if (!isBrowser || url.searchParams.has(ticketParameter)) return null
    const {signedIn} = context.get('access')
    url.hostname = this.#streamHost(url.hostname, context.req.header('user-agent') ?? '')
    url.searchParams.set(ticketParameter, this.#tickets[signedIn ? 'signedIn' : 'anonymous'])
    context.header('cache-control', 'no-store')
    return context.redirect(url.href, 307)
  }

  /** The access that the ticket in the URL grants, or null without a valid one. */
  readonly ticketAccess = (context: LakeContext): Access | null => {
    const ticket = new URL(context.req.url).searchParams.get(ticketParameter)
    if (ticket === this.#tickets.signedIn) return {signedIn: true}
    return ticket === this.#tickets.anonymous ? {signedIn: false} : null
  }

  #streamHost(hostname: string, userAgent: string): string {
    if (!resolvesLocalhostNames(userAgent))
      return hostname === '127.0.0.1' ? 'localhost' : '127.0.0.1'
    this.#count += 1
    return `sse${this.#count}.localhost`
  }
}

/** Chromium and Firefox resolve every name under localhost themselves, on all systems. */
function resolvesLocalhostNames(userAgent: string): boolean {
  return /Chrome\/|Firefox\//.test(userAgent)
}
