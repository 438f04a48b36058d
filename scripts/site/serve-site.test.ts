import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {expect, onTestFinished, test} from 'vitest'

import {serveSite} from './serve-site.ts'

test('another build in the same folder is served with its own headers and redirects', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'served-site-'))
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
  const build = async (policy: string, redirect: string) => {
    await write('index.html', `made with ${policy}`)
    await write('404.html', `nothing in ${policy}`)
    await write('_headers', `/*\n  Content-Security-Policy: ${policy}\n`)
    await write('_redirects', redirect)
  }
  await build('first', '')
  const {url, stop} = await serveSite(folder, 0)
  onTestFinished(async () => {
    await stop()
    await rm(folder, {recursive: true})
  })
  const ask = async (path: string) => {
    const answer = await fetch(url + path, {redirect: 'manual'})
    const policy = answer.headers.get('content-security-policy')
    return {status: answer.status, text: await answer.text(), policy}
  }
  expect(await ask('/')).toEqual({status: 200, text: 'made with first', policy: 'first'})
  expect(await ask('/old')).toMatchObject({status: 404, text: 'nothing in first'})
  await build('second', '/old /new 301\n')
  expect(await ask('/')).toEqual({status: 200, text: 'made with second', policy: 'second'})
  expect(await ask('/old')).toMatchObject({status: 301})
  expect(await ask('/nowhere')).toMatchObject({status: 404, text: 'nothing in second'})
})
