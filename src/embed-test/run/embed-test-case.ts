/** One way to pass prefill values to the widget. */
export type EmbedTestCase = {
  name: string
  params: Record<string, string>
  /** How a space is written; a plus sign is what forms do. */
  spaces?: '%20'
}

/** The query of a test as it is in the frame's URL, without a question mark. */
export function testQuery({params, spaces}: EmbedTestCase): string {
  const query = new URLSearchParams(params).toString()
  return spaces ? query.replaceAll('+', spaces) : query
}
