import {existsSync} from 'node:fs'
import {loadEnvFile} from 'node:process'

// The first import of every command that reads the environment: a file in the same form on every system. What the
// shell, the host or CI has set wins over it.
const named = process.env['ENV_FILE']
const file = named ?? '.env'

if (existsSync(file)) {
  loadEnvFile(file)
} else if (named) {
  console.error(`ENV_FILE names ${named}, and there is no such file.`)
  process.exit(1)
}
