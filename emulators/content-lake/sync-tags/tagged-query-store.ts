import type {DatabaseSync} from 'node:sqlite'

import {isObject, isStringList} from '../../json.ts'
import type {QueryRequest} from '../groq/execute-query.ts'
import {runLakeTransaction} from '../store/database.ts'

const schema =
  'CREATE TABLE IF NOT EXISTS tagged_queries (position INTEGER PRIMARY KEY, request TEXT NOT NULL)'

/** The queries that open pages may still show after a restart, oldest first. */
export function loadTaggedQueries(database: DatabaseSync): QueryRequest[] {
  database.exec(schema)
  const rows = database.prepare('SELECT request FROM tagged_queries ORDER BY position').all()
  return rows.flatMap(({request}) => {
    const parsed: unknown = JSON.parse(String(request))
    return isQueryRequest(parsed) ? [parsed] : []
  })
}

/** Replaces the stored queries; `requests` come oldest first. Throws 507 on a full disk. */
export function saveTaggedQueries(database: DatabaseSync, requests: QueryRequest[]): void {
  const insert = database.prepare('INSERT INTO tagged_queries (request) VALUES (?)')
  runLakeTransaction(database, () => {
    database.exec('DELETE FROM tagged_queries')
    for (const request of requests) insert.run(JSON.stringify(request))
  })
}

function isQueryRequest(value: unknown): value is QueryRequest {
  return (
    isObject(value) &&
    typeof value.query === 'string' &&
    isObject(value.params) &&
    isStringList(value.perspective) &&
    typeof value.signedIn === 'boolean' &&
    typeof value.identity === 'string' &&
    typeof value.sourceMap === 'boolean'
  )
}
