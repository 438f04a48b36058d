import {createInterface} from 'node:readline/promises'

type Confirmation = {
  /** What would be replaced, in a sentence; null where nothing is. */
  question: string | null
  overwrite: boolean
  /** Whether the samples would go over a hosted dataset: a habit from this machine must not replace live content. */
  isSampleForLive: boolean
  isTerminal: boolean
  /** Puts a question to whoever runs the command; rejects without an answer. */
  ask: (question: string) => Promise<string>
}

/**
 * Whether documents may be replaced: after a yes, or with --overwrite, but for the samples over a hosted dataset where
 * somebody can be asked. Throws where nobody can be asked.
 */
export async function isConfirmed({
  question,
  overwrite,
  isSampleForLive,
  isTerminal,
  ask,
}: Confirmation): Promise<boolean> {
  if (question === null) return true
  if (overwrite && !(isSampleForLive && isTerminal)) return true
  if (!isTerminal) {
    throw new Error(
      `${question}\nRun it again with --overwrite if that is what you want. Nothing was changed.`,
    )
  }
  // Without an answer nobody has said yes.
  const answer = await ask(`${question} Go on? (yes/no) `).catch(() => '')
  return answer.trim().toLowerCase() === 'yes'
}

/** Asks on a terminal. Ctrl-C and Ctrl-D reject, as does an input that ends. */
export async function askOn(
  terminal: {input: NodeJS.ReadableStream; output: NodeJS.WritableStream},
  question: string,
): Promise<string> {
  const prompt = createInterface(terminal)
  const closed = new AbortController()
  // By itself the question waits forever once its input has ended.
  prompt.once('close', () => closed.abort())
  try {
    return await prompt.question(question, {signal: closed.signal})
  } finally {
    prompt.close()
  }
}
