import {afterAll, expect, test} from 'vitest'

import {checkPublishedSite} from '../../../scripts/doctor/published-site.ts'
import {checkStudio} from '../../../scripts/doctor/studio.ts'
import {problems, startHealthyEnvironment} from './healthy-environment.ts'

const {variables, hosted, serve, stop} = await startHealthyEnvironment()

afterAll(stop)

test('a Studio that is away or broken is reported', async () => {
  expect(await problems(checkStudio, variables)).toBe('')
  expect(await problems(checkStudio, {...variables, STUDIO_URL: 'http://localhost:1'})).toContain(
    'The Studio does not answer',
  )
  const broken = await serve((_, response) => response.writeHead(503).end())
  expect(await problems(checkStudio, {...hosted, STUDIO_URL: broken})).toContain(
    'answers with an error (503)',
  )
})

test('a site whose URL redirects is reported, and nothing of what is at the other end', async () => {
  const redirecting = async (location: string) => {
    const url = await serve((_, response) => response.writeHead(301, {location}).end())
    return {url, said: await problems(checkPublishedSite, {...hosted, SITE_URL: url})}
  }
  const toWww = await redirecting('https://www.example.com/')
  expect(toWww.said).toBe(
    `SITE_URL is ${toWww.url}, which redirects to https://www.example.com. Set SITE_URL to https://www.example.com, then build and publish again; or let the host serve the site at ${toWww.url}.`,
  )
  const toFile = await redirecting('/index.html')
  expect(toFile.said).toBe(
    `${toFile.url} answers with a redirect (301) to ${toFile.url}/index.html instead of the home page. The host must serve index.html at / (docs/going-live.md).`,
  )
})

test('a host that does not serve the site as it was built is reported', async () => {
  const {BOOKING_WIDGET_ORIGINS, SANITY_API_HOST, STUDIO_URL, SUPABASE_URL} = variables
  const services = [BOOKING_WIDGET_ORIGINS, SANITY_API_HOST, STUDIO_URL, SUPABASE_URL]
  const headers = {
    'content-security-policy': services.join(' '),
    'x-content-type-options': 'nosniff',
  }
  const host = (answer: (path: string) => [status: number, headers: object]) =>
    serve((request, response) => {
      const [status, sent] = answer(request.url ?? '')
      response.writeHead(status, {...sent}).end()
    })
  const published = async (answer: (path: string) => [status: number, headers: object]) =>
    problems(checkPublishedSite, {...hosted, SITE_URL: await host(answer)})
  const isPage = (path: string) => ['/', '/contact'].includes(path)

  expect(await published((path) => [isPage(path) ? 200 : 404, headers])).toBe('')
  expect(await published((path) => [isPage(path) ? 200 : 404, {}])).toContain(
    'without its security headers',
  )
  expect(await published(() => [200, headers])).toContain('answers with 200 instead of 404')
  expect(await published((path) => [path === '/' ? 200 : 404, headers])).toContain(
    '/contact answers with 404',
  )
  for (const service of services) {
    const policy = services.filter((other) => other !== service).join(' ')
    expect(
      await published((path) => [
        isPage(path) ? 200 : 404,
        {...headers, 'content-security-policy': policy},
      ]),
    ).toContain(
      `The security policy of the published site does not allow ${service}: it was built with other settings.`,
    )
  }
  const keeps = {...headers, 'cache-control': 'public, max-age=31536000, immutable'}
  expect(
    await published((path) => [
      isPage(path) ? 200 : 404,
      path.startsWith('/assets/') ? keeps : headers,
    ]),
  ).toContain('is kept by browsers as missing')
  expect(await published(() => [503, {}])).toContain('answers with an error (503)')
  expect(await problems(checkPublishedSite, {...hosted, SITE_URL: 'http://localhost:1'})).toContain(
    'does not answer at http://localhost:1',
  )
})
