import {type QueryClient, defaultScheduler, notifyManager} from '@tanstack/react-query'

let prepare: (client: QueryClient, result: unknown) => Promise<void> = async () => {}

/** Names what a changed result needs before the page shows it, such as the chunk of a new section. */
export function prepareChangesBy(preparation: typeof prepare): void {
  prepare = preparation
}

/** From now on every change appears at once, even where it moves what is in view: for the Studio's preview. */
export function showChangesAtOnce(): void {
  isHoldingBack = false
  notifyManager.setScheduler(defaultScheduler)
}

let isHoldingBack = true

/**
 * Gets ready for a result that differs from the one on the page. Its script is loaded only now, since most
 * visits see no change. What cannot be had is done without: a change must appear in any case.
 */
export async function beforeChange(client: QueryClient, result: unknown): Promise<void> {
  await Promise.allSettled([isHoldingBack && holdBack(client), prepare(client, result)])
}

async function holdBack(client: QueryClient) {
  const {holdBackShifts} = await import('./hold-back.tsx')
  if (isHoldingBack) holdBackShifts(client)
}
