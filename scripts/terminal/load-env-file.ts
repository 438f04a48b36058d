import {existsSync, readFileSync} from 'node:fs'
import {parseEnv} from 'node:util'

import {exitWithMessage} from './exit-with-message.ts'
import {goThroughProxy} from './go-through-proxy.ts'

// The first import of every command that reads the environment: a file in the same form on every system. What the
// shell, the host or CI has set wins over it. An empty variable is not set, as everywhere: Docker Compose and CI write
// one where they have no value.
const named = process.env['ENV_FILE']
const file = named || '.env'

if (named === 'none') {
  // Tests and benchmarks read no file.
} else if (existsSync(file)) {
  const text = readFileSync(file, 'utf8')
  if (text.includes('\0')) {
    // Windows PowerShell writes such files. Without their variables a command would work on this machine instead.
    console.error(`${file} is not text in UTF-8: save it with this encoding.`)
    process.exit(1)
  }
  // Some editors on Windows begin a file with a mark, which would be taken for a part of the first name.
  const variables = parseEnv(text.replace(/^\uFEFF/, ''))
  for (const [name, value] of Object.entries(variables)) process.env[name] ||= value
} else if (named) {
  console.error(`ENV_FILE names ${named}, and there is no such file.`)
  process.exit(1)
}

try {
  goThroughProxy()
} catch (error) {
  exitWithMessage(error)
}
