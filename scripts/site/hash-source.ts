import {createHash} from 'node:crypto'

/** How a content security policy names an inline script or style: by the hash of its text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
