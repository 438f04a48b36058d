import type {Context} from 'hono'

import type {AuthService} from '../auth-service.ts'

/** Every provider that GoTrue knows; only google can be enabled here. */
export const providerNames =
  'apple azure bitbucket discord facebook figma fly github gitlab google kakao keycloak linkedin linkedin_oidc notion slack slack_oidc snapchat spotify twitch twitter workos zoom'.split(
    ' ',
  )

/** GET /settings: what is enabled. */
export function settings({options}: AuthService, context: Context): Response {
  const external = Object.fromEntries(
    providerNames.map((name) => [name, name === 'google' && options.google]),
  )
  return context.json({
    external: {
      ...external,
      anonymous_users: options.anonymousUsers,
      email: true,
      phone: options.phone,
    },
    disable_signup: options.disableSignup,
    mailer_autoconfirm: options.autoconfirm,
    phone_autoconfirm: options.autoconfirm,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  })
}

/** GET /health */
export function health(context: Context): Response {
  return context.json({
    version: 'emulator',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  })
}
