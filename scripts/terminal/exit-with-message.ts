/** Ends a command with the error's message and exit code 1; DEBUG=1 shows the stack as well. */
export function exitWithMessage(error: unknown): never {
  console.error(process.env['DEBUG'] ? error : error instanceof Error ? error.message : error)
  process.exit(1)
}
