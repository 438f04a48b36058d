import {expect, test} from 'vitest'

import {newestFirst} from './newest-first.ts'

test('a deleted document can still be brought back after six later publishes [HISTORY-3]', () => {
  const deletion = {documentId: 'job-cook', content: {}, author: 'maria', timestamp: at(10)}
  const publications = [17, 16, 15, 14, 13, 12, 9].map((hour) => ({
    revision: `revision-${hour}`,
    documentIds: ['rates'],
    author: 'maria',
    timestamp: at(hour),
  }))
  const hours = (limit: number) =>
    newestFirst(publications, [deletion], limit).map(({timestamp}) => timestamp)
  expect(hours(6)).toEqual([17, 16, 15, 14, 13, 12, 10].map(at))
  expect(hours(7)).toEqual([17, 16, 15, 14, 13, 12, 10, 9].map(at))
})

function at(hour: number): string {
  return `2026-11-24T${String(hour).padStart(2, '0')}:00:00.000Z`
}
