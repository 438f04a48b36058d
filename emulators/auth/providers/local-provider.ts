import {createHash, randomBytes} from 'node:crypto'

import {type Context, Hono} from 'hono'
import {SignJWT} from 'jose'

import type {AuthService} from '../auth-service.ts'
import {ExpiringMap} from '../http/expiring-map.ts'
import {escapeHtml, htmlPage} from '../http/html-page.ts'
import {isAllowedRedirect} from '../http/redirects.ts'

/** The client id of the only application that the provider accepts. */
export const providerClientId = 'local-client'

const codeLifetime = 60_000 // ms

export type ProviderTokens = {access_token: string; id_token: string}

/**
 * A small OpenID provider with a consent page, in place of accounts.google.com. It accepts every name and address. Its
 * codes are kept in memory for a minute.
 */
export class LocalProvider {
  readonly app = new Hono()
  readonly #service: AuthService
  readonly #codes = new ExpiringMap<Consent>()

  constructor(service: AuthService) {
    this.#service = service
    this.app.get('/.well-known/openid-configuration', (context) => this.#configuration(context))
    this.app.get('/jwks.json', (context) => context.json({keys: [service.keys.provider.publicJwk]}))
    this.app.get('/authorize', (context) => this.#consentPage(context))
    this.app.post('/authorize', (context) => this.#submitConsent(context))
    this.app.post('/token', async (context) => {
      const form = await context.req.formData()
      const tokens = await this.redeem(field(form, 'code'))
      return tokens
        ? context.json({...tokens, token_type: 'Bearer', expires_in: 3600})
        : context.json({error: 'invalid_grant'}, 400)
    })
  }

  get issuer(): string {
    return `${this.#service.externalUrl}/provider`
  }

  /** The URL of the consent page; `parameters` are those of OAuth. */
  authorizeUrl(parameters: {[name: string]: string}): string {
    const query = new URLSearchParams({
      client_id: providerClientId,
      response_type: 'code',
      ...parameters,
    })
    return `${this.issuer}/authorize?${query}`
  }

  /** Exchanges a code for tokens; null when it is unknown, used or older than a minute. */
  async redeem(code: string): Promise<ProviderTokens | null> {
    const consent = this.#codes.get(code)
    this.#codes.delete(code)
    if (!consent) return null

    const accessToken = randomBytes(24).toString('base64url')
    const idToken = await new SignJWT({
      email: consent.email,
      email_verified: consent.emailVerified,
      name: consent.name,
      at_hash: accessTokenHash(accessToken),
      ...(consent.nonce === '' ? {} : {nonce: consent.nonce}),
    })
      .setProtectedHeader({alg: 'ES256', kid: this.#service.keys.provider.id})
      .setIssuer(this.issuer)
      .setAudience(providerClientId)
      .setSubject(createHash('sha256').update(consent.email).digest('hex').slice(0, 21))
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(this.#service.keys.provider.privateKey)
    return {access_token: accessToken, id_token: idToken}
  }

  #configuration(context: Context): Response {
    return context.json({
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/jwks.json`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
    })
  }

  #consentPage(context: Context): Response | Promise<Response> {
    const {redirect_uri = '', state = '', nonce = '', client_id = ''} = context.req.query()
    if (client_id !== providerClientId || !this.#isAllowedReturnUrl(redirect_uri)) {
      return context.text('Unknown application or redirect URL', 400)
    }
    const hidden = Object.entries({redirect_uri, state, nonce})
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
      .join('')
    return context.html(
      htmlPage(
        'Continue with the local provider',
        `<h1>Continue with the local provider</h1>
<form method="post">${hidden}
<label for="name">Name</label><input id="name" name="name" value="Elena Marsh">
<label for="email">Email</label><input id="email" name="email" type="email" required value="elena@example.com">
<label><input type="checkbox" name="email_verified" value="true" checked> The address is verified</label>
<button name="consent" value="yes">Continue</button>
<button name="consent" value="no" formnovalidate>Cancel</button>
</form>`,
      ),
    )
  }

  async #submitConsent(context: Context): Promise<Response> {
    const form = await context.req.formData()
    const redirectUri = field(form, 'redirect_uri')
    if (!this.#isAllowedReturnUrl(redirectUri)) return context.text('Unknown redirect URL', 400)

    const target = new URL(redirectUri)
    if (field(form, 'state') !== '') target.searchParams.set('state', field(form, 'state'))
    if (field(form, 'consent') === 'no') {
      target.searchParams.set('error', 'access_denied')
      target.searchParams.set('error_description', 'The user denied the request')
      return context.redirect(target.href, 302)
    }
    const code = randomBytes(24).toString('base64url')
    const consent = {
      name: field(form, 'name'),
      email: field(form, 'email'),
      emailVerified: field(form, 'email_verified') === 'true',
      nonce: field(form, 'nonce'),
    }
    this.#codes.set(code, consent, codeLifetime)
    target.searchParams.set('code', code)
    return context.redirect(target.href, 302)
  }

  #isAllowedReturnUrl(url: string): boolean {
    return (
      url.startsWith(`${this.#service.externalUrl}/`) ||
      isAllowedRedirect(this.#service.options, url)
    )
  }
}

type Consent = {
  name: string
  email: string
  emailVerified: boolean
  nonce: string
}

/** OpenID's `at_hash`: the left half of the access token's SHA-256. */
export function accessTokenHash(accessToken: string): string {
  return createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url')
}

function field(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
