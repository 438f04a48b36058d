/**
 * What the auth service, or a link in one of its mails, adds to a URL of the site. A URL is an account callback when it has
 * all parameters of one of these.
 */
export const authCallbacks = [
  ['access_token', 'refresh_token'],
  ['token_hash'],
  ['error_code', 'error_description'],
]

/** What such a URL may have beside them. Wider than the list, as it is part of the boot script. */
export const authCallbackParameter = /^(type|sb|error(_\w+)?|(token|expires)_\w+|\w+_token)$/

// For code that only has to know early whether a callback is likely. Patterns are short enough for the boot script.

/** In the URL of a link that its visitor verifies with a button. */
export const tokenHashInUrl = /[#&?]token_hash=/

/** In the URL of a link that was verified by opening it, or that failed. */
export const sessionOrErrorInUrl = /[#&]access_token=|[#&?]error_code=/
