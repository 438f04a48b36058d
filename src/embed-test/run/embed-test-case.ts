/** One way to hand prefill values to the widget (specification, section 3). */
export type EmbedTestCase = {
  name: string
  params: Record<string, string>
  /** How a space is written; a plus sign is what forms do. */
  spaces?: '%20'
}

/** The query of a test, as it stands in the frame's address, without a question mark. */
export function testQuery({params, spaces}: EmbedTestCase): string {
  const query = new URLSearchParams(params).toString()
  return spaces ? query.replaceAll('+', spaces) : query
}
