import {readdir} from 'node:fs/promises'

import {afterAll, beforeAll, expect, test} from 'vitest'

import {type RunningLake, startLake} from '../support/lake/running-lake.ts'

let lake: RunningLake

beforeAll(async () => {
  lake = await startLake()
})
afterAll(() => lake.stopAndDelete())

const maliciousNames = [
  '../../../../etc/passwd',
  '..\\..\\windows\\system32\\evil.exe',
  'a/b/../../../c.png',
  '/absolute.csv',
  'null\0byte.txt',
  'quote".csv"; attachment',
  'line\r\nSet-Cookie: a=b',
  '.htaccess',
  'CON',
  '__proto__.json',
  `${'long'.repeat(500)}.csv`,
  'r\u202Egpj.exe',
  '<img src=x onerror=alert(1)>.html',
]

test('a file with a malicious name is stored under the hash of its content, inside its folder', async () => {
  for (const filename of maliciousNames) {
    const file = await lake.client.assets.upload('file', Buffer.from(`file ${filename}`), {
      filename,
    })
    expect(file.url).toMatch(/\/files\/localdev\/production\/[a-f0-9]{40}\.[a-z0-9]{1,16}$/)
    const response = await fetch(file.url)
    expect(await response.text()).toBe(`file ${filename}`)
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
  }
  const stored = await readdir(`${lake.dataFolder}/assets/production`)
  expect(stored.filter((name) => !/^[a-f0-9]{40}\.[a-z0-9]{1,16}$/.test(name))).toEqual([])
})

test('a malicious name for a download adds no header and contains no folder', async () => {
  const file = await lake.client.assets.upload('file', Buffer.from('x'), {filename: 'x.csv'})
  for (const name of maliciousNames) {
    const response = await fetch(`${file.url}?dl=${encodeURIComponent(name)}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toBeNull()
    const disposition = response.headers.get('content-disposition') ?? ''
    expect(disposition).not.toMatch(/[\r\n]|\.\.\/|";/)
    expect(disposition).toMatch(/^attachment; filename="[\w.-]+"$/)
  }
})

test('an SVG with a script, an event handler or an external entity is served as a sandboxed image', async () => {
  const svgs = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4" onload="alert(1)"/>',
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject></svg>',
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY secret SYSTEM "file:///etc/hostname">]><svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><text>&secret;</text></svg>',
  ]
  const accepted: string[] = []
  for (const svg of svgs) {
    const response = await lake.request('/assets/images/production', {
      method: 'POST',
      body: svg,
    })
    if (response.status === 400) continue
    expect(response.status).toBe(200)
    accepted.push(svg)
    const {document}: {document: {url: string}} = await response.json()
    for (const url of [document.url, `${document.url}?w=8&fm=png`]) {
      const response = await fetch(url)
      expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('content-type')).toMatch(/^image\//)
    }
  }
  expect(accepted).toContain(svgs[0])
})

test('names of the object prototype are ordinary names in queries, parameters and documents', async () => {
  const params = new URLSearchParams({query: '{"a": $__proto__, "b": $constructor}'})
  params.set('$__proto__', '{"polluted": true}')
  params.set('$constructor', '{"prototype": {"polluted": true}}')
  const response = await lake.request(`/data/query/production?${params}`)
  expect([200, 400]).toContain(response.status)

  const body = `{"mutations": [{"createOrReplace": {"_id": "p", "_type": "page", "__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}}]}`
  await lake.request('/data/mutate/production', {method: 'POST', body})
  for (const path of [
    '__proto__.polluted',
    'constructor.prototype.polluted',
    'a.__proto__.polluted',
  ]) {
    const patch = {mutations: [{patch: {id: 'p', set: {[path]: true}}}]}
    await lake.request('/data/mutate/production', {method: 'POST', body: JSON.stringify(patch)})
  }
  const query = '{"polluted": polluted, "proto": __proto__.polluted}'
  await lake.request(`/data/query/production?query=${encodeURIComponent(`*[_id == "p"]${query}`)}`)

  expect(Reflect.get({}, 'polluted')).toBeUndefined()
  expect(Reflect.get([], 'polluted')).toBeUndefined()
  const {result} = await (
    await lake.request(`/data/query/production?query={"alive": 1}.polluted`)
  ).json()
  expect(result).toBeNull()
})
