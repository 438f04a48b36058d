import {flushCompileCache} from 'node:module'

import {startContentLake} from '../../../emulators/content-lake/start.ts'
import type {LakeEndpoint} from './forked-lake.ts'
import {token} from './running-lake.ts'

// The main file of a forked content lake, for tests that kill it or measure its memory.
const [, , dataFolder = '', options = '{}'] = process.argv
const given: LakeEndpoint = JSON.parse(options)
const {url} = await startContentLake({port: 0, dataFolder, token, ...given})
// A process that is killed would not write it.
flushCompileCache()
process.send?.({url})
process.on('message', () => {
  const open = process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap')
  globalThis.gc?.({type: 'major', execution: 'sync', flavor: 'last-resort'})
  process.send?.({memory: process.memoryUsage.rss(), connections: open.length})
})
process.on('disconnect', () => process.exit())
