import type {Context, MiddlewareHandler} from 'hono'

/** Whether a Host header is a name of this machine, with or without a port. */
export function isLoopbackHost(host: string): boolean {
  return /^(127\.0\.0\.1|localhost|([a-z0-9-]+\.)+localhost)(:\d+)?$/i.test(host)
}

/**
 * Rejects requests with 403 unless their host is a name of this machine. Otherwise any page that a developer opens
 * could let its own name resolve to 127.0.0.1 and read the responses as same-origin (DNS rebinding).
 */
export const loopbackHostsOnly: MiddlewareHandler = async (context, next) => {
  const host = context.req.header('host') ?? new URL(context.req.url).host
  if (!isLoopbackHost(host)) return context.text(`Host "${host}" is not this machine`, 403)
  await next()
}

/** Whether an Origin header names a page of this machine. */
export function isLoopbackOrigin(origin: string): boolean {
  return isLoopbackHost(URL.parse(origin)?.host ?? '')
}

/** Whether a page of another machine asks for a change. Programs send no Origin. */
export function isForeignWrite({req}: Context): boolean {
  const origin = req.header('origin')
  const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(req.method)
  return !isRead && origin !== undefined && !isLoopbackOrigin(origin)
}

/** Rejects writes with 403 when they come from a page of another machine. */
export const loopbackWritesOnly: MiddlewareHandler = async (context, next) => {
  if (!isForeignWrite(context)) return next()
  const origin = context.req.header('origin')
  return context.text(`A page of "${origin}" may not change anything here`, 403)
}
