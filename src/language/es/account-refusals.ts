type Refusal = {message: string; code?: string | undefined}

/** What the auth service refuses, by its error code: its own messages are English. Any other refusal is said in general. */
export function refusalInSpanish({code, message}: Refusal): string {
  if (code?.startsWith('over_') && code.endsWith('_send_rate_limit')) return waitToSend(message)
  if (code === 'weak_password') return weakPassword(message)
  if (code === 'validation_failed' && /longer than 72/.test(message)) return longPassword
  // The client drops the code of what failed in the service.
  if (/sending .*email/i.test(message)) {
    return 'No pudimos enviarle el correo. Inténtelo de nuevo más tarde.'
  }
  return (code && refusals[code]) || 'No se pudo completar. Inténtelo de nuevo.'
}

/** The message says after how many seconds, unless the whole project has sent too much. */
function waitToSend(message: string): string {
  const [, seconds] = /after (\d+) second/.exec(message) ?? []
  if (!seconds) return 'Se enviaron demasiados mensajes. Inténtelo de nuevo más tarde.'
  const unit = seconds === '1' ? 'segundo' : 'segundos'
  return `Por seguridad, podrá pedirlo otra vez dentro de ${seconds} ${unit}.`
}

function weakPassword(message: string): string {
  const [, characters] = /at least (\d+) characters/.exec(message) ?? []
  return characters
    ? `La contraseña debe tener al menos ${characters} caracteres.`
    : 'Esta contraseña es fácil de adivinar. Elija otra.'
}

const longPassword = 'La contraseña no puede tener más de 72 caracteres.'
const waitAFewMinutes = 'Hubo demasiados intentos. Espere unos minutos e inténtelo de nuevo.'
const signInAgain = 'Su sesión terminó. Inicie sesión de nuevo.'
const invalidEmail = 'Este correo electrónico no se puede usar. Escriba otro.'
const mfaUnavailable = 'La verificación en dos pasos no está disponible en este momento.'

const refusals: Record<string, string> = {
  over_request_rate_limit: waitAFewMinutes,
  captcha_failed: 'No pudimos verificar que usted no es un robot. Inténtelo de nuevo.',
  same_password: 'La contraseña nueva debe ser distinta de la actual.',
  signup_disabled: 'En este momento no se pueden crear cuentas nuevas.',
  email_provider_disabled: 'En este momento no se puede iniciar sesión con correo y contraseña.',
  email_address_invalid: invalidEmail,
  email_address_not_authorized: invalidEmail,
  user_banned: 'Esta cuenta está bloqueada. Comuníquese con nosotros.',
  user_not_found: 'Esta cuenta ya no existe.',
  otp_expired: 'El enlace o el código venció o ya se usó. Pida uno nuevo.',
  session_not_found: signInAgain,
  session_expired: signInAgain,
  refresh_token_not_found: signInAgain,
  refresh_token_already_used: signInAgain,
  bad_jwt: signInAgain,
  no_authorization: signInAgain,
  insufficient_aal: 'Para esto hay que iniciar sesión con el segundo paso.',
  mfa_factor_not_found: 'El segundo paso de esta cuenta cambió. Inicie sesión de nuevo.',
  mfa_verification_rejected: 'Ese código no se aceptó. Escriba uno nuevo.',
  mfa_factor_name_conflict: 'Ya hay una aplicación de autenticación en esta cuenta.',
  mfa_verified_factor_exists: 'Ya hay un segundo paso en esta cuenta.',
  too_many_enrolled_mfa_factors: 'Esta cuenta tiene demasiadas aplicaciones de autenticación.',
  mfa_ip_address_mismatch: 'Su conexión cambió. Pida un código nuevo.',
  mfa_totp_enroll_not_enabled: mfaUnavailable,
  mfa_totp_verify_not_enabled: mfaUnavailable,
}
