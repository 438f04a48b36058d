/** What a rule says of a value: true, or the sentence that staff read under the field. */
export type Verdict = true | string
