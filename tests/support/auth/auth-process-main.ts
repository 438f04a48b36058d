import {flushCompileCache} from 'node:module'

import {optionsFromEnvironment} from '../../../emulators/auth/options.ts'
import {startAuth} from '../../../emulators/auth/start.ts'

// The main file of an auth emulator that a test kills.
const {url, inboxUrl} = await startAuth(optionsFromEnvironment())
// A process that is killed would not write it.
flushCompileCache()
process.stdout.write(`auth: ${url}/auth/v1, inbox: ${inboxUrl}\n`)
