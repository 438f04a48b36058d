import {type Context, Hono} from 'hono'

import {isObject, type JsonObject} from '../../json.ts'
import {loopbackHostsOnly, loopbackWritesOnly} from '../../loopback-only.ts'
import {escapeHtml, htmlPage} from '../http/html-page.ts'
import type {Inbox, Message} from './inbox.ts'

/**
 * The sent mails: a page that shows them, and the JSON of Mailpit's API for tests. It sends no CORS headers, so that
 * no other page in the developer's browser can read the mails.
 */
export function createInboxApp(inbox: Inbox): Hono {
  const app = new Hono()
  app.use(loopbackHostsOnly, loopbackWritesOnly)

  app.get('/', (context) => context.html(listPage(inbox.list())))
  app.get('/view/:id', (context) => {
    const message = inbox.find(context.req.param('id'))
    return message ? context.html(messagePage(message)) : context.notFound()
  })

  app.get('/api/v1/messages', (context) => context.json(messageList(context, inbox.list())))
  app.get('/api/v1/search', (context) => {
    const to = /(?:^|\s)to:"?([^\s"]+)"?/.exec(context.req.query('query') ?? '')?.[1]
    return context.json(messageList(context, inbox.list(to)))
  })
  app.get('/api/v1/message/:id', (context) => {
    const message = inbox.find(context.req.param('id'))
    return message ? context.json(fullMessage(message)) : context.notFound()
  })
  app.delete('/api/v1/messages', async (context) => {
    const body: unknown = await context.req.json().catch(() => ({}))
    const ids = isObject(body) && Array.isArray(body.IDs) ? body.IDs : []
    if (ids.length === 0) inbox.deleteAll()
    else inbox.delete(ids.filter((id) => typeof id === 'string'))
    return context.text('ok')
  })
  return app
}

function messageList(context: Context, messages: Message[]): JsonObject {
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
      ...summaryFields(message),
      Read: false,
      Created: message.sentAt,
      Snippet: message.text.slice(0, 250),
    })),
  }
}

function fullMessage(message: Message): JsonObject {
  return {...summaryFields(message), Date: message.sentAt, Text: message.text, HTML: message.html}
}

function summaryFields(message: Message): JsonObject {
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

/** The mail is shown in a frame without scripts, whose links open in the window. */
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
