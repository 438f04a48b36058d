/** A message that arrived before React, stored by the boot script. */
export type EarlyMessage = Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>

declare global {
  var __frameMessages: EarlyMessage[] | undefined
}

/** Removes the stored messages of this window and returns them, oldest first. */
export function takeEarlyMessages(source: MessageEventSource | null): EarlyMessage[] {
  const store = globalThis.__frameMessages ?? []
  const taken = store.filter((message) => message.source === source)
  store.splice(0, store.length, ...store.filter((message) => message.source !== source))
  return taken
}
