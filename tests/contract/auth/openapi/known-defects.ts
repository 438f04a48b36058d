import type {JsonObject} from '../../../../emulators/json.ts'

/** A place of GoTrue's document that its server does not keep to, with what the server's source says. */
export type Defect = {
  /** The keys that lead to the place. */
  at: string[]
  why: string
  /** Replaces keys of the object at the place; null removes one. */
  correction: JsonObject
}

const schemas = (...keys: string[]) => ['components', 'schemas', ...keys]
const responses = (path: string, method: string) => ['paths', path, method, 'responses']
const json = (schema: JsonObject) => ({content: {'application/json': {schema}}})
const redirect = {headers: {Location: {schema: {type: 'string', format: 'uri'}}}}
const text = {type: 'string'}

export const knownDefects: Defect[] = [
  {
    at: schemas('UserSchema', 'properties', 'phone'),
    why: 'a user without a number has an empty one',
    correction: {format: null},
  },
  {
    at: schemas('IdentitySchema', 'properties', 'id'),
    why: 'it is the id at the provider, a UUID for email and phone alone',
    correction: {format: null},
  },
  {
    at: schemas('AccessTokenResponseSchema', 'properties'),
    why: 'the end of a PKCE flow returns the token of the provider',
    correction: {provider_token: text, provider_refresh_token: text},
  },
  {
    at: schemas('ErrorSchema', 'properties'),
    why: 'from API version 2024-01-01 on, the code is a text and the message has another name',
    correction: {code: {type: ['integer', 'string']}, message: text},
  },
  {
    at: ['components', 'responses', 'RateLimitResponse', 'content', 'application/json'],
    why: 'it is an error like any other',
    correction: {schema: {$ref: '#/components/schemas/ErrorSchema'}},
  },
  {
    at: responses('/verify', 'get'),
    why: 'the status of the redirect is 303',
    correction: {303: redirect},
  },
  {
    at: responses('/callback', 'get'),
    why: 'without a flow the status of the redirect is 303',
    correction: {303: redirect},
  },
  {
    at: [...responses('/verify', 'post'), '200', 'content', 'application/json'],
    why: 'the first of two confirmations of a new address returns a message and no session',
    correction: {
      schema: {
        oneOf: [
          {$ref: '#/components/schemas/AccessTokenResponseSchema'},
          {type: 'object', required: ['msg'], properties: {msg: text, code: {const: '200'}}},
        ],
      },
    },
  },
  {
    at: responses('/user/identities/authorize', 'get'),
    why: 'with skip_http_redirect it returns the URL',
    correction: {
      200: json({
        type: 'object',
        required: ['url'],
        properties: {url: {type: 'string', format: 'uri'}},
      }),
    },
  },
  {
    at: ['paths', '/reauthenticate'],
    why: 'its method is GET',
    correction: {get: {responses: {200: json({type: 'object'})}}},
  },
  {
    at: [
      ...responses('/factors', 'post'),
      '200',
      'content',
      'application/json',
      'schema',
      'properties',
    ],
    why: 'the name of a factor is in the response, and its number as it was sent, with spaces',
    correction: {friendly_name: text, phone: text},
  },
  {
    at: [
      ...responses('/settings', 'get'),
      '200',
      'content',
      'application/json',
      'schema',
      'properties',
    ],
    why: 'newer settings are missing',
    correction: {
      saml_private_key_next_configured: {type: 'boolean'},
      passkeys_enabled: {type: 'boolean'},
    },
  },
]

/** Paths with successful responses that the document does not have. */
export const missingPaths = ['/.well-known/jwks.json', '/.well-known/openid-configuration']
