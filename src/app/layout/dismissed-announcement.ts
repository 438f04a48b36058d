import {storedText} from '#src/ui/storage.ts'

const dismissed = storedText('localStorage', 'dismissed-announcement')

/** Whether this visitor closed this edition, a text with its times, before. Another one shows again. */
export function isDismissed(edition: string): boolean {
  return dismissed.read() === edition
}

/** Without storage the text comes back with the next page load. */
export function rememberDismissed(edition: string): void {
  dismissed.write(edition)
}
