import {expect, test} from 'vitest'

import {pathOnSite, urlOnSite} from './path-on-site.ts'

const site = 'https://site.example'

test('a path and a whole URL lead to a page of the site', () => {
  expect(urlOnSite(' /careers?job=a#top ', site)).toBe(`${site}/careers?job=a#top`)
  expect(urlOnSite('contact', site)).toBe(`${site}/contact`)
  expect(urlOnSite(`${site}/contact`, site)).toBe(`${site}/contact`)
})

test('a URL of another site leads nowhere', () => {
  for (const other of ['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)'])
    expect(urlOnSite(other, site)).toBeNull()
})

test('the URL is shown without the site', () => {
  expect(pathOnSite(`${site}/careers?job=a#top`, site)).toBe('/careers?job=a#top')
  expect(pathOnSite(undefined, site)).toBe('/')
  expect(pathOnSite(`${site}//elsewhere.example/x`, site)).toBe('/elsewhere.example/x')
  expect(pathOnSite(`${site}/contact?sanity-preview-perspective=drafts`, site)).toBe('/contact')
})
