import type {Path} from 'sanity'

/** What is most likely a mistake. Staff read it below the field like any warning, and are asked once more before a publish. */
export type PublishQuestion = {message: string; code: typeof questionCode}

/** The result of a rule that asks. */
export type PublishQuestionResult = true | PublishQuestion

/** What a rule of a whole document asks about one of its fields. */
export type PublishQuestionOfField = PublishQuestion & {path: Path}

/** Sanity keeps the code of a message beside it, so that publishing does not have to look at its words. */
const questionCode = 'custom.question'

/** What a rule answers in order to ask before a publish; staff read it as a question. */
export function publishQuestion(message: `${string}?`): PublishQuestion {
  return {message, code: questionCode}
}

/** Whether a rule asks before a publish. */
export function isPublishQuestion({code}: {code?: string}): boolean {
  return code === questionCode
}
