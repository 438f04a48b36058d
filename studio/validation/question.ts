import type {Path} from 'sanity'

/** What is most likely a mistake. Staff read it below the field like any warning, and are asked once more before a publish. */
export type Question = {message: string; code: typeof questionCode}

/** The result of a rule that asks. */
export type QuestionResult = true | Question

/** What a rule of a whole document asks about one of its fields. */
export type QuestionOfField = Question & {path: Path}

/** Sanity keeps the code of a message beside it, so that publishing does not have to look at its words. */
const questionCode = 'custom.question'

/** What a rule answers in order to ask before a publish; staff read it as a question. */
export function question(message: `${string}?`): Question {
  return {message, code: questionCode}
}

/** Whether a rule asks before a publish. */
export function isQuestion({code}: {code?: string}): boolean {
  return code === questionCode
}
