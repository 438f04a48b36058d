import {newAccount, signIn} from '../../support/auth/auth-journey.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {publicRoutes} from '../../support/page/routes.ts'
import {setting} from '../../support/services/setting.ts'
import {startServer} from '../../support/services/start-server.ts'
import {expect, test} from '../../support/site.ts'

test('every answer carries the strict headers [SAFE-1]', async ({request, bookingWidget}) => {
  const html = await (await request.get('/')).text()
  const [bundle = ''] = /\/assets\/entry-browser[^"]*\.js/.exec(html) ?? []
  for (const path of [...publicRoutes, '/dashboard', '/nowhere', '/robots.txt', bundle]) {
    const headers = (await request.get(path)).headers()
    const policy = Object.fromEntries(
      (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources]
      }),
    )
    expect(policy['default-src'], path).toEqual(["'self'"])
    expect(policy['script-src'], path).toEqual(["'self'", expect.stringMatching(/^'sha256-.+'$/)])
    expect(policy['frame-src'], path).toEqual([new URL(bookingWidget.url).origin])
    expect(policy['frame-ancestors'], path).toEqual([
      "'self'",
      new URL(setting('STUDIO_URL')).origin,
    ])
    for (const directive of ['object-src', 'base-uri', 'form-action']) {
      expect(policy[directive], path).toEqual(["'none'"])
    }
    expect(policy['style-src'], path).not.toContain("'unsafe-inline'")
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy'], path).toContain('camera=()')
  }
})

test('files with a hash in their name are kept, all else is asked for again [SAFE-3]', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const [bundle = ''] = /\/assets\/entry-browser[^"]*\.js/.exec(html) ?? []
  const [icons = ''] = /\/assets\/icons-\w+\.svg/.exec(html) ?? []
  const caching = async (path: string) => (await request.get(path)).headers()['cache-control']
  expect(await caching(bundle)).toBe('public, max-age=31536000, immutable')
  expect(await caching(icons)).toBe('public, max-age=31536000, immutable')
  for (const path of ['/', '/contact', '/nowhere', '/assets/no-such-file.js', '/sitemap.xml']) {
    expect(await caching(path), path).toBe('public, max-age=0, must-revalidate')
  }
})

test('the dashboard of a signed-in user violates no header', async ({page, auth}) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  await signIn(page, await newAccount(auth))
  await page.goto('/dashboard')
  await expect(page.getByText('Signed in as')).toBeVisible()
  await page.getByRole('button', {name: 'Set up two-step sign-in'}).click()
  await expect(page.getByRole('img', {name: 'QR code for your authenticator app'})).toBeVisible()
  expect(violations).toEqual([])
})

test('no other site can frame a page [SAFE-1]', async ({page, site}) => {
  const trap = await startServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<iframe src="${site.url}/dashboard"></iframe><h1>Win a ride</h1>`)
  })
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('frame-ancestors'),
  )
  await page.goto(trap.url)
  await refused
  await expect(page.frameLocator('iframe').getByRole('banner')).toHaveCount(0)
  trap.stop()
})

const hostileUrls = [
  '/?__proto__[polluted]=1&constructor.prototype.polluted=1&__proto__=x',
  '/reservation?__proto__=1&name=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  '/embed-test?view=%3Cscript%3Ealert(1)%3C/script%3E',
  '/auth?redirect_to=https://evil.example&next=//evil.example#error=x%3Cscript%3E',
  '/contact#%3Cimg%20src=x%20onerror=alert(1)%3E',
  '/careers#%E0%A4%A',
  '/?error_code=otp_expired&error_description=%3Cscript%3Ealert(1)%3C/script%3E',
  '/%3Cscript%3Ealert(1)%3C/script%3E',
  '/services/..%2f..%2fetc/passwd',
]

for (const url of hostileUrls) {
  test(`${url} runs nothing, leads nowhere and leaves the page as it was [SAFE-1]`, async ({
    page,
    site,
  }) => {
    const events: string[] = []
    page.on('dialog', (dialog) => void dialog.dismiss().then(() => events.push('dialog')))
    page.on('pageerror', (error) => events.push(error.message))
    await openHydrated(page, url)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    expect(new URL(page.url()).origin).toBe(site.url)
    expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined()
    await page.getByRole('banner').getByRole('link', {name: 'Contact'}).click()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('button', {name: 'Send Message'})).toBeVisible()
    expect(events).toEqual([])
  })
}

test('messages of strangers change neither booking, nor page, nor session [SAFE-1]', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await expect(page.getByText('Booking form loaded.')).toBeAttached()
  const height = () =>
    page.locator('[data-booking-frame]').evaluate((frame) => frame.getBoundingClientRect().height)
  const before = await height()
  await page.evaluate(async () => {
    const forged = [
      {type: 'EMBED_BOOKING_SIZE', height: 3999},
      {event: 'EMBED_BOOKING_SIZE', payload: {height: 3999}},
      {__proto__: {polluted: true}, type: 'EMBED_BOOKING_SIZE', height: 3999},
      {type: 'SIGNED_IN', session: {access_token: 'x', refresh_token: 'y'}},
      {domain: 'sanity/channels', type: 'handshake/syn', from: 'presentation'},
    ]
    for (const message of forged) {
      window.postMessage(message, '*')
      window.postMessage(JSON.stringify(message), '*')
    }
    // Messages arrive in their order, and what they change is drawn in the frame after.
    await new Promise((resolve) => {
      addEventListener('message', ({data}) => data === 'the last' && resolve(null))
      window.postMessage('the last', '*')
    })
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
  expect(await height()).toBe(before)
  await expect(page.getByRole('button', {name: /account/i})).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
