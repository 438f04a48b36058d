/** A message that arrived between the boot script and React. */
export type EarlyMessage = Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>

declare global {
  var __frameMessages: EarlyMessage[] | undefined
}

/** Takes what the boot script kept for this window out of the store, oldest first. */
export function takeEarlyMessages(source: MessageEventSource | null): EarlyMessage[] {
  const store = globalThis.__frameMessages ?? []
  const taken = store.filter((message) => message.source === source)
  store.splice(0, store.length, ...store.filter((message) => message.source !== source))
  return taken
}
