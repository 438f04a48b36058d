import type {MutationEvent, SanityClient} from '@sanity/client'
import {onTestFinished} from 'vitest'

/** Opens a listener with the client until the test ends. Returns a function that waits for the next mutation event. */
export async function listen(
  client: SanityClient,
  query: string,
  params: Record<string, unknown> = {},
  options: object = {},
): Promise<() => Promise<MutationEvent>> {
  const queue: MutationEvent[] = []
  const waiting: ((event: MutationEvent) => void)[] = []
  const {promise: opened, resolve: open, reject} = Promise.withResolvers<void>()
  const events = ['welcome', 'mutation'] as const
  const subscription = client.listen(query, params, {...options, events: [...events]}).subscribe({
    next: (event) => {
      if (event.type === 'welcome') return open()
      if (event.type !== 'mutation') return
      const next = waiting.shift()
      if (next) next(event)
      else queue.push(event)
    },
    error: reject,
  })
  onTestFinished(() => subscription.unsubscribe())
  await opened
  return () => {
    const event = queue.shift()
    return event ? Promise.resolve(event) : new Promise((resolve) => waiting.push(resolve))
  }
}
