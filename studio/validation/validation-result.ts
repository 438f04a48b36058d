/** The result of a rule: true, or the sentence that staff read below the field. */
export type ValidationResult = true | string
