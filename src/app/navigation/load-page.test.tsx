import {QueryClient} from '@tanstack/react-query'
import {HttpResponse, delay, http} from 'msw'
import {expect, test} from 'vitest'

import {queryUrl} from '#src/content/query/content-lake-url.ts'
import {ChunkLoadError} from '#src/hydration/preloadable.ts'

import {network} from '../../../tests/support/components/mock-network.ts'
import {prepareChange} from './load-page.ts'

test('a change whose content fails before its script turns out to be missing waits for the script', async () => {
  network.use(
    http.get(queryUrl, () => HttpResponse.json({}, {status: 500})),
    http.get('*/src/sections/jobs/jobs-section.tsx', async () => {
      await delay(1000)
      return HttpResponse.error()
    }),
  )
  const client = new QueryClient({defaultOptions: {queries: {retry: false}}})
  const careers = {path: '/careers', sections: [{_key: 'jobs', _type: 'jobsSection'}]}
  await expect(prepareChange(client, careers)).rejects.toThrow(ChunkLoadError)
})
