/** Where forms are sent, set by FORM_ENDPOINT at build; empty sends nothing anywhere. */
export const formEndpoint: string = import.meta.env.VITE_FORM_ENDPOINT

type FormContents = {form: 'contact' | 'newsletter'} & Record<string, string>

/** Posts what was typed as JSON. Resolves to whether it was taken; without an endpoint there is nothing to do. */
export async function sendForm(endpoint: string, contents: FormContents): Promise<boolean> {
  if (!endpoint) return true
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      // Without `accept`, form services answer with a redirect to a thank-you page, which a script may not read.
      headers: {accept: 'application/json', 'content-type': 'application/json'},
      body: JSON.stringify(contents),
      credentials: 'omit',
      // Sent to its end although the page is closed.
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    })
    return answer.ok
  } catch {
    return false
  }
}

const timeoutMs = 10_000
