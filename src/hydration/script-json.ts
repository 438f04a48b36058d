/** JSON for a data block: it cannot end its script element. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replace(/</g, String.raw`\u003c`)
}
