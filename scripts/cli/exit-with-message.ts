/** Ends a script with the error's own sentence; the stack only on request (DEBUG=1). */
export function failWithSentence(error: unknown): never {
  console.error(process.env['DEBUG'] ? error : error instanceof Error ? error.message : error)
  process.exit(1)
}
