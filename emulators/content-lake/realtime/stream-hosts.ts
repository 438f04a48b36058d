import {randomUUID} from 'node:crypto'

import type {Access, LakeContext} from '../http/request-context.ts'

const ticketParameter = '_ticket'

/**
 * Browsers open at most six HTTP/1.1 connections to a host, and one Studio tab holds six streams. So each
 * stream of a browser is redirected to a host name of its own, all of which resolve to this machine. On that
 * redirect the browser drops the token and sends the origin "null". A ticket in the URL, valid as long as
 * this process runs, replaces both.
 */
export class StreamHosts {
  readonly #tickets = {signedIn: randomUUID(), anonymous: randomUUID()}
  #count = 0

  /** The redirect for a browser's request, or null when the stream is to be opened on this host. */
  redirect(context: LakeContext): Response | null {
    const url = new URL(context.req.url)
    if (context.req.header('origin') === undefined || isStreamHost(url.hostname)) return null
    this.#count += 1
    const {signedIn} = context.get('access')
    url.hostname = `sse${this.#count}.localhost`
    url.searchParams.set(ticketParameter, this.#tickets[signedIn ? 'signedIn' : 'anonymous'])
    context.header('cache-control', 'no-store')
    return context.redirect(url.href, 307)
  }

  /** The access that the ticket in the URL grants, or null without a valid one. */
  readonly ticketAccess = (context: LakeContext): Access | null => {
    const url = new URL(context.req.url)
    if (!isStreamHost(url.hostname)) return null
    const ticket = url.searchParams.get(ticketParameter)
    if (ticket === this.#tickets.signedIn) return {signedIn: true}
    return ticket === this.#tickets.anonymous ? {signedIn: false} : null
  }
}

function isStreamHost(hostname: string): boolean {
  return /^sse\d+\.localhost$/.test(hostname)
}
