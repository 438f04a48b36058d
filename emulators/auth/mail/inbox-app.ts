import {type Context, Hono} from 'hono'

import {loopbackNamesOnly, loopbackWritersOnly} from '../../loopback-only.ts'
import {isJsonObject, type JsonObject} from '../http/json.ts'
import {escapeHtml, htmlPage} from './html.ts'
import type {Mailbox, Message} from './mailbox.ts'

/**
 * The sent mails: a page to read them, and the JSON of Mailpit's API for tests. No CORS headers: no other page
 * that the developer visits may read these mails.
 */
export function createInboxApp(mailbox: Mailbox): Hono {
  const app = new Hono()
  app.use(loopbackNamesOnly, loopbackWritersOnly)

  app.get('/', (context) => context.html(listPage(mailbox.list())))
  app.get('/view/:id', (context) => {
    const message = mailbox.find(context.req.param('id'))
    return message ? context.html(messagePage(message)) : context.notFound()
  })

  app.get('/api/v1/messages', (context) => context.json(summary(context, mailbox.list())))
  app.get('/api/v1/search', (context) => {
    const to = /(?:^|\s)to:"?([^\s"]+)"?/.exec(context.req.query('query') ?? '')?.[1]
    return context.json(summary(context, mailbox.list(to)))
  })
  app.get('/api/v1/message/:id', (context) => {
    const message = mailbox.find(context.req.param('id'))
    return message ? context.json(wholeMessage(message)) : context.notFound()
  })
  app.delete('/api/v1/messages', async (context) => {
    const body: unknown = await context.req.json().catch(() => ({}))
    const ids = isJsonObject(body) && Array.isArray(body.IDs) ? body.IDs : []
    if (ids.length === 0) mailbox.deleteAll()
    else mailbox.delete(ids.filter((id) => typeof id === 'string'))
    return context.text('ok')
  })
  return app
}

function summary(context: Context, messages: Message[]): JsonObject {
  const start = Number(context.req.query('start') ?? 0)
  const limit = Number(context.req.query('limit') ?? 50)
  const shown = messages.slice(start, start + limit)
  return {
    total: messages.length,
    unread: messages.length,
    count: shown.length,
    messages_count: messages.length,
    start,
    tags: [],
    messages: shown.map((message) => ({
      ...head(message),
      Read: false,
      Created: message.sentAt,
      Snippet: message.text.slice(0, 250),
    })),
  }
}

function wholeMessage(message: Message): JsonObject {
  return {...head(message), Date: message.sentAt, Text: message.text, HTML: message.html}
}

function head(message: Message): JsonObject {
  return {
    ID: message.id,
    MessageID: `${message.id}@localhost`,
    From: {Name: 'Accounts', Address: 'accounts@localhost'},
    To: [{Name: '', Address: message.to}],
    Cc: [],
    Bcc: [],
    ReplyTo: [],
    Subject: message.subject,
    Tags: [],
    Size: Buffer.byteLength(message.html),
    Attachments: [],
  }
}

function listPage(messages: Message[]): string {
  const items = messages.map(
    ({id, to, subject, sentAt}) =>
      `<li><a href="/view/${id}"><strong>${escapeHtml(subject)}</strong><span>${escapeHtml(to)}</span><small>${escapeHtml(sentAt)}</small></a></li>`,
  )
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No messages yet.</p>'
  return htmlPage('Inbox', `<h1>Inbox</h1>${list}`)
}

/** The mail itself stands in a frame without scripts, whose links open in the whole window. */
function messagePage({to, subject, html, sentAt}: Message): string {
  const source = escapeHtml(`<base target="_top">${html}`)
  return htmlPage(
    subject,
    `<p><a href="/">Inbox</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>Sent</dt><dd>${escapeHtml(sentAt)}</dd></dl>
<iframe title="Message" sandbox="allow-top-navigation-by-user-activation" srcdoc="${source}"></iframe>`,
  )
}
