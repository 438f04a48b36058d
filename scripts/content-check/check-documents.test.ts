import {createClient} from '@sanity/client'
import type {ValidationContext} from 'sanity'
import {expect, onTestFinished, test} from 'vitest'

import {startServer} from '../../tests/support/services/start-server.ts'
import {checkDocuments} from './check-documents.ts'
import {compile} from './studio-rules.ts'

type Ask = (getClient: ValidationContext['getClient']) => Promise<unknown>

const andFail: Ask = (getClient) => getClient({apiVersion: '2025-01-01'}).fetch('1')
const andGoOn: Ask = (getClient) => andFail(getClient).catch(() => null)

test.each(['No room', ''])(
  'a rule that cannot be checked because of the client says nothing of the content ("%s")',
  async (failure) => {
    await expect(check({failure, ask: andFail}, [{title: 'A'}])).rejects.toThrow(failure)
  },
)

test('a rule that breaks is a finding where the client failed without a message, too', async () => {
  const reports = await check({failure: '', ask: andGoOn}, [{title: 'A', text: 'Nothing to read'}])
  expect(reports).toContainEqual(brokenRule('note-0', 'Nothing to read'))
})

test('a rule that breaks is a finding where the client failed in the same way at another document', async () => {
  const reports = await check({failure: 'No room', ask: andGoOn}, [{title: 'A'}, {text: 'No room'}])
  expect(reports).toContainEqual(brokenRule('note-1', 'No room'))
})

const brokenRule = (id: string, message: string) =>
  expect.objectContaining({
    id,
    findings: [expect.objectContaining({message: expect.stringContaining(message)})],
  })

/**
 * Checks notes beside a content lake that refuses everything with the message `failure`. The rule of a title asks it,
 * and that of a text breaks with the text as its message.
 */
async function check({failure, ask}: {failure: string; ask: Ask}, notes: object[]) {
  const server = await startServer((_, response) =>
    response
      .writeHead(400, {'content-type': 'application/json'})
      .end(JSON.stringify({message: failure})),
  )
  onTestFinished(server.stop)
  const client = createClient({
    projectId: 'localdev',
    dataset: 'production',
    apiHost: server.url.replace(/\/$/, ''),
    apiVersion: '2025-01-01',
    useProjectHostname: false,
    useCdn: false,
  })
  const asks = async (title: unknown, {getClient}: ValidationContext) => {
    if (title) await ask(getClient)
    return true as const
  }
  const breaks = (text: unknown) => {
    if (typeof text === 'string') throw new Error(text)
    return true as const
  }
  const rules = compile([
    {
      name: 'note',
      type: 'document',
      fields: [
        {name: 'title', type: 'string', validation: (rule) => rule.custom(asks)},
        {name: 'text', type: 'string', validation: (rule) => rule.custom(breaks)},
      ],
    },
  ])
  const time = '2026-01-01T00:00:00Z'
  const documents = notes.map((note, index) => ({
    _id: `note-${index}`,
    _type: 'note',
    _rev: '1',
    _createdAt: time,
    _updatedAt: time,
    ...note,
  }))
  return checkDocuments({documents, client, rules})
}
