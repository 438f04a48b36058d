/**
 * What the auth service, or a link in one of its mails, adds to a URL of the site. A URL is an account callback when it has
 * all parameters of one of these.
 */
export const authCallbacks = [
  ['access_token', 'refresh_token'],
  ['token_hash'],
  ['error_code', 'error_description'],
]

/** Every parameter that such a URL may have. Wider than the service's own list, to keep the boot script small. */
export const authCallbackParameter = /^(type|sb|error(_\w+)?|(token|expires)_\w+|\w+_token)$/

// For code that only has to know early whether a callback is likely. Patterns are short enough for the boot script.

/** In the URL of a link that its visitor verifies with a button. */
export const tokenHashInUrl = /[#&?]token_hash=/

/** In the URL of a link that was verified by opening it, or that failed. */
export const sessionOrErrorInUrl = /[#&]access_token=|[#&?]error_code=/
