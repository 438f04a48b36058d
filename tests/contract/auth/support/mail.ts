import {vi} from 'vitest'

import {isRecord} from '../../../../domain/is-record.ts'

/** A mail in Mailpit's API. */
export type Mail = {ID: string; Subject: string; Text: string; HTML: string}

/** The newest mail to an email address, as soon as one arrives. */
export async function waitForMail(inboxUrl: string, to: string): Promise<Mail> {
  return vi.waitFor(async () => {
    const [newest] = await mailsTo(inboxUrl, to)
    if (!newest) throw new Error(`no mail to ${to}`)
    return newest
  })
}

/** All mails to an email address, newest first. */
export async function mailsTo(inboxUrl: string, to: string): Promise<Mail[]> {
  const query = encodeURIComponent(`to:${to}`)
  const list = await readJson(`${inboxUrl}/api/v1/search?query=${query}&limit=20`)
  const messages: unknown[] =
    isRecord(list) && Array.isArray(list['messages']) ? list['messages'] : []
  return Promise.all(
    messages.map(async (message) => {
      const id = isRecord(message) ? message['ID'] : undefined
      const mail = await readJson(`${inboxUrl}/api/v1/message/${String(id)}`)
      if (!isMail(mail)) throw new Error(`message ${String(id)} is not a mail`)
      return mail
    }),
  )
}

/** The verification link in a mail. */
export function linkIn(mail: Mail): string {
  const link = /https?:\/\/\S+\/verify\?\S+/.exec(mail.Text)?.[0]
  if (!link) throw new Error(`no link in "${mail.Subject}"`)
  return link
}

/** The one-time code in a mail or text message. */
export function codeIn(mail: Mail): string {
  const code = /code(?: is|:) (\d{6})/.exec(mail.Text)?.[1]
  if (!code) throw new Error(`no code in "${mail.Subject}"`)
  return code
}

/** Opens a link. Returns the URL to which it redirects, and the parameters in its hash. */
export async function openLink(
  link: string,
): Promise<{status: number; target: URL; hash: URLSearchParams}> {
  const response = await fetch(link, {redirect: 'manual'})
  const target = new URL(response.headers.get('location') ?? '')
  return {status: response.status, target, hash: new URLSearchParams(target.hash.slice(1))}
}

async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  return response.json()
}

function isMail(value: unknown): value is Mail {
  return (
    isRecord(value) &&
    ['ID', 'Subject', 'Text', 'HTML'].every((key) => typeof value[key] === 'string')
  )
}
