import type {QueryClient} from '@tanstack/react-query'

let prepare: (client: QueryClient, result: unknown) => Promise<void> = async () => {}

/** Names what a changed result needs before the page shows it, such as the chunk of a new section. */
export function prepareChangesBy(preparation: typeof prepare): void {
  prepare = preparation
}

/**
 * Gets ready for a result that differs from the one on the page. Its script is loaded only now, since most
 * visits see no change. What cannot be had is done without: a change must appear in any case.
 */
export async function beforeChange(client: QueryClient, result: unknown): Promise<void> {
  const holdingBack = import('./hold-back.tsx').then(({holdBackShifts}) => holdBackShifts(client))
  await Promise.allSettled([holdingBack, prepare(client, result)])
}
