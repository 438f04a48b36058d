import {type ParseArgsConfig, parseArgs} from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * A command's options and its other arguments. Throws for an option that it does not know, and where npm has kept one for
 * itself: without "--" before them it does, and PowerShell takes that away from an npm older than 10.9.3 or 11.4.
 */
export function readArguments<const Known extends Options>(options: Known) {
  const given = new Set(process.argv.map((argument) => argument.split('=')[0]))
  const kept = Object.keys(options)
    .map((name) => `--${name}`)
    .filter((option) => !given.has(option) && isKeptByNpm(option))
  if (kept.length > 0) {
    throw new Error(
      `npm has kept ${kept.join(' and ')} for itself, so nothing was done. Write "--" in quotes before all options: npm run ${process.env['npm_lifecycle_event']} "--" ${kept.join(' ')}`,
    )
  }
  return parseArgs({allowPositionals: true, options})
}

/** npm exports to its scripts what it has read of its own options. */
function isKeptByNpm(option: string): boolean {
  const setting = (name: string) => process.env[`npm_config_${name}`]
  // Taken as short for npm's own option, with the option after it as its value.
  const replace = setting('replace_registry_host')
  if (option === '--replace') return replace === 'true' || replace?.startsWith('--') === true
  // Taken as the letters -a, -p, -p, -l and -y.
  if (option === '--apply') return ['all', 'parseable', 'long', 'yes'].every(setting)
  return setting(option.slice(2)) !== undefined || replace === option
}
