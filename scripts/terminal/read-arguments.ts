import {type ParseArgsConfig, parseArgs} from 'node:util'

/**
 * Parses a command's arguments. Throws for an unknown option, and where npm has kept one: that happens without the "--"
 * that keeps options for the script, which in PowerShell an npm older than 10.9.3 or 11.4 never sees.
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  {allowPositionals = true} = {},
) {
  // npm exports an option that it kept to its script, unless the name abbreviates one of npm's own.
  const kept = Object.keys(options).filter(
    (name) => process.env[`npm_config_${name}`] !== undefined,
  )
  if (kept.length > 0) {
    const names = kept.map((name) => `--${name}`).join(' and ')
    throw new Error(
      `npm did not pass on ${names}, so nothing was done. Put "--", in quotes, before the options and run the command again.`,
    )
  }
  return parseArgs({allowPositionals, options})
}
