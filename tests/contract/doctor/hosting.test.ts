import {afterAll, expect, test} from 'vitest'

import {checkPublishedSite} from '../../../scripts/doctor/published-site.ts'
import {checkStudio} from '../../../scripts/doctor/studio.ts'
import {hashSource} from '../../../scripts/site/hash-source.ts'
import {problems, startHealthyEnvironment} from './healthy-environment.ts'

const {variables, hosted, serve, stop} = await startHealthyEnvironment()

/** Headers of a site that was built with these variables. */
const policyOfAll = {
  'content-security-policy': Object.values(variables).join(' '),
  'x-content-type-options': 'nosniff',
}

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
  const services = [
    BOOKING_WIDGET_ORIGINS,
    SANITY_API_HOST,
    STUDIO_URL,
    SUPABASE_URL,
    'https://forms.example',
    'https://errors.example',
    'https://challenges.cloudflare.com',
  ]
  const optional = {
    FORM_ENDPOINT: 'https://forms.example/inbox',
    ERROR_REPORT_URL: 'https://errors.example/report',
    CAPTCHA_SITE_KEY: '0x4AAA',
  }
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
    problems(checkPublishedSite, {...hosted, ...optional, SITE_URL: await host(answer)})
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
    // A host whose name only begins as the service's is another one.
    for (const instead of ['', `${service}.elsewhere.example`]) {
      const policy = services.map((other) => (other === service ? instead : other)).join(' ')
      expect(
        await published((path) => [
          isPage(path) ? 200 : 404,
          {...headers, 'content-security-policy': policy},
        ]),
      ).toContain(
        `The security policy of the published site does not allow ${service}: it was built with other settings.`,
      )
    }
  }
  const keeps = {...headers, 'cache-control': 'public, max-age=31536000, immutable'}
  expect(
    await published((path) => [
      isPage(path) ? 200 : 404,
      path.startsWith('/assets/') ? keeps : headers,
    ]),
  ).toContain('is kept by browsers as missing')
  const fixOf = async (cacheControl: string) =>
    published((path) => [
      isPage(path) ? 200 : 404,
      {...headers, 'cf-ray': '8f1-MIA', 'cache-control': cacheControl},
    ])
  expect(await fixOf('public, max-age=14400')).toContain(
    'set Browser Cache TTL to Respect Existing Headers.',
  )
  expect(await fixOf('public, max-age=31536000, immutable')).toContain('each file by its name')
  expect(await published(() => [503, {}])).toContain('answers with an error (503)')
  expect(await problems(checkPublishedSite, {...hosted, SITE_URL: 'http://localhost:1'})).toContain(
    'does not answer at http://localhost:1',
  )
})

test('a host that sends the security policy of another build is reported', async () => {
  const published = async (policy: string) => {
    const site = await serve(({url}, response) => {
      const isPage = url === '/' || url === '/contact'
      response.writeHead(isPage ? 200 : 404, {
        ...policyOfAll,
        'content-security-policy': `${policyOfAll['content-security-policy']} ${policy}`,
      })
      response.end(`<head><script>boot()</script><style>a{color:red}</style>
<script type="application/ld+json">{}</script></head><script>added()</script>`)
    })
    return problems(checkPublishedSite, {...hosted, SITE_URL: site})
  }
  const [script, otherScript] = ['boot()', 'boot(2)'].map(hashSource)
  const [style, otherStyle] = ['a{color:red}', 'a{color:blue}'].map(hashSource)
  expect(await published(`script-src ${script}; style-src ${style}`)).toBe('')
  const said =
    'The host sends the security policy of another build: browsers refuse the styles or the script of this one. Reload nginx, or copy the headers of dist/site/_headers again.'
  expect(await published(`script-src ${otherScript}; style-src ${style}`)).toBe(said)
  expect(await published(`script-src ${script}; style-src ${otherStyle}`)).toBe(said)
})

test('a published site that was built for another name is reported', async () => {
  const published = async (canonical: (site: string) => string) => {
    const site: string = await serve(({headers: {host}, url}, response) => {
      const isPage = url === '/' || url === '/contact'
      response.writeHead(isPage ? 200 : 404, policyOfAll)
      response.end(`<head><link rel="canonical" href="${canonical(`http://${host}`)}"/></head>`)
    })
    return {site, said: await problems(checkPublishedSite, {...hosted, SITE_URL: site})}
  }
  expect((await published((site) => `${site}/`)).said).toBe('')
  const {site, said} = await published(() => 'https://trial.example/')
  expect(said).toBe(
    `The published site names https://trial.example/ to search engines instead of ${site}/: it was built with other settings. Build and publish it again with these settings.`,
  )
})

test('e-mail addresses that Cloudflare rewrites are reported', async () => {
  const site = await serve(({url}, response) => {
    response.writeHead(url === '/' || url === '/contact' ? 200 : 404, policyOfAll)
    response.end(url === '/contact' ? '<a href="/cdn-cgi/l/email-protection#5b34">…</a>' : '')
  })
  expect(await problems(checkPublishedSite, {...hosted, SITE_URL: site})).toBe(
    `Cloudflare rewrites the e-mail addresses on ${site}/contact, so the page is not the one that was built, and without JavaScript nobody can read them. Switch off Email Address Obfuscation at Cloudflare, under Scrape Shield.`,
  )
})
