import type {DatabaseSync} from 'node:sqlite'

import type {Question} from '../groq/answer.ts'
import {isObject, isStringList} from '../json.ts'
import {inTransaction} from '../store/database.ts'

const schema =
  'CREATE TABLE IF NOT EXISTS remembered_queries (place INTEGER PRIMARY KEY, question TEXT NOT NULL)'

/** The questions that pages may still show after a restart, oldest first. */
export function loadQuestions(database: DatabaseSync): Question[] {
  database.exec(schema)
  const rows = database.prepare('SELECT question FROM remembered_queries ORDER BY place').all()
  return rows.flatMap(({question}) => {
    const parsed: unknown = JSON.parse(String(question))
    return isQuestion(parsed) ? [parsed] : []
  })
}

export function saveQuestions(database: DatabaseSync, questions: Question[]): void {
  const insert = database.prepare('INSERT INTO remembered_queries (question) VALUES (?)')
  inTransaction(database, () => {
    database.exec('DELETE FROM remembered_queries')
    for (const question of questions) insert.run(JSON.stringify(question))
  })
}

function isQuestion(value: unknown): value is Question {
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
