import {randomUUID} from 'node:crypto'
import type {DatabaseSync} from 'node:sqlite'

import {openStore} from '../../sqlite-store.ts'
import type {AuthOptions} from '../options.ts'
import {type Row, text} from '../store/rows.ts'

/** A mail, or a text message, whose text is its subject too. */
export type Message = {
  id: string
  /** One email address, or a phone number without its plus. */
  to: string
  subject: string
  html: string
  text: string
  /** An ISO time. */
  sentAt: string
}

/** All sent mails and text messages, in a SQLite file of their own. */
export class Inbox {
  readonly #database: DatabaseSync
  readonly #log: (line: string) => void

  constructor(file: string, {log, report}: Pick<AuthOptions, 'log' | 'report'>) {
    this.#log = log
    const remedy = 'Mails can be sent again.'
    this.#database = openStore({file, schema, name: "The inbox's store", remedy, report})
  }

  /** Stores a message; it is on disk when this returns. `action` is the link or code for the log line. */
  add(message: {to: string; subject: string; html: string; text: string}, action: string): void {
    this.#database
      .prepare(
        'insert into messages (id, "to", subject, html, text, sent_at) values (?, ?, ?, ?, ?, ?)',
      )
      .run(
        randomUUID(),
        message.to,
        message.subject,
        message.html,
        message.text,
        new Date().toISOString(),
      )
    this.#log(`mail to ${message.to}: ${message.subject} ${action}`)
  }

  /** The messages, newest first; with `to` only those to that address, in any letter case. */
  list(to?: string): Message[] {
    const rows =
      to === undefined
        ? this.#database.prepare('select * from messages order by sent_at desc, rowid desc').all()
        : this.#database
            .prepare(
              'select * from messages where "to" = ? collate nocase order by sent_at desc, rowid desc',
            )
            .all(to)
    return rows.map(readMessage)
  }

  /** The message with an id, for Mailpit's id `latest` the newest one; null without one. */
  find(id: string): Message | null {
    if (id === 'latest') return this.list()[0] ?? null
    const row = this.#database.prepare('select * from messages where id = ?').get(id)
    return row ? readMessage(row) : null
  }

  /** Deletes messages; an unknown id changes nothing. */
  delete(ids: string[]): void {
    const statement = this.#database.prepare('delete from messages where id = ?')
    for (const id of ids) statement.run(id)
  }

  deleteAll(): void {
    this.#database.exec('delete from messages')
  }

  close(): void {
    this.#database.close()
  }
}

function readMessage(row: Row): Message {
  return {
    id: text(row, 'id'),
    to: text(row, 'to'),
    subject: text(row, 'subject'),
    html: text(row, 'html'),
    text: text(row, 'text'),
    sentAt: text(row, 'sent_at'),
  }
}

const schema = `
create table if not exists messages (
  id text primary key,
  "to" text not null,
  subject text not null,
  html text not null,
  text text not null,
  sent_at text not null
) strict`
