import type {Language} from '#domain/language.ts'

/** The part of Cloudflare's global that is used here; its script knows no modules. */
type Turnstile = {
  render: (container: HTMLElement, options: TurnstileOptions) => string
  remove: (widgetId: string) => void
}

type TurnstileOptions = {
  sitekey: string
  language: Language
  appearance: 'interaction-only'
  callback: (token: string) => void
  'error-callback': () => void
  /** The visitor has not answered the checkbox in time. */
  'timeout-callback': () => void
  'unsupported-callback': () => void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

const scriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
let loading: Promise<Turnstile> | null = null

/**
 * A new token of Cloudflare Turnstile; the service accepts each one once. The container shows a checkbox to the few
 * visitors of whom Turnstile is not sure. Rejects where the script does not come within ten seconds or the check fails.
 */
export async function requestCaptchaToken(
  siteKey: string,
  container: HTMLElement,
  language: Language,
): Promise<string> {
  const turnstile = await loadCaptcha()
  const {promise, resolve, reject} = Promise.withResolvers<string>()
  const fail = () => reject(new Error('Turnstile could not check the visitor'))
  const widgetId = turnstile.render(container, {
    sitekey: siteKey,
    language,
    appearance: 'interaction-only',
    callback: resolve,
    'error-callback': fail,
    'timeout-callback': fail,
    'unsupported-callback': fail,
  })
  return promise.finally(() => turnstile.remove(widgetId))
}

/** Loads the script once; after a failure the next call tries again. */
export function loadCaptcha(): Promise<Turnstile> {
  loading ??= appendScript().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

function appendScript(): Promise<Turnstile> {
  const {promise, resolve, reject} = Promise.withResolvers<Turnstile>()
  const script = document.createElement('script')
  script.src = scriptUrl
  script.addEventListener('load', () => {
    if (window.turnstile) resolve(window.turnstile)
    else reject(new Error('The script of Turnstile has not started'))
  })
  const fail = () => {
    script.remove()
    reject(new Error('The script of Turnstile could not be loaded'))
  }
  script.addEventListener('error', fail)
  const timer = setTimeout(fail, scriptTimeoutMs)
  document.head.append(script)
  return promise.finally(() => clearTimeout(timer))
}

/** As long as the sign-in itself may take. */
const scriptTimeoutMs = 10_000
