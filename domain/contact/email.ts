/**
 * Whether a text is a valid e-mail address by the HTML standard: the rule by which a browser checks its own e-mail
 * field, so that the site and the browser accept the same addresses.
 */
export function isEmail(text: string): boolean {
  return emailPattern.test(text)
}

/** From https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/
