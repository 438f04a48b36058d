import type {MiddlewareHandler} from 'hono'

/** Whether a Host header names this machine. */
export function isLoopbackHost(host: string): boolean {
  return /^(127\.0\.0\.1|localhost|([a-z0-9-]+\.)+localhost)(:\d+)?$/i.test(host)
}

/**
 * Answers under names of this machine alone: any page that a developer opens can let a name of its own
 * resolve to a loopback server, and would then read it as its own (DNS rebinding).
 */
export const loopbackNamesOnly: MiddlewareHandler = async (context, next) => {
  const host = context.req.header('host') ?? new URL(context.req.url).host
  if (!isLoopbackHost(host)) return context.text(`Host "${host}" is not this machine`, 403)
  await next()
}

/** Lets pages of this machine alone change anything; programs send no Origin. */
export const loopbackWritersOnly: MiddlewareHandler = async (context, next) => {
  const origin = context.req.header('origin')
  const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(context.req.method)
  if (isRead || origin === undefined || isLoopbackHost(URL.parse(origin)?.host ?? '')) {
    return next()
  }
  return context.text(`A page of "${origin}" may not change anything here`, 403)
}
