import {createInterface} from 'node:readline/promises'

type Confirmation = {
  /** What would be replaced, in a sentence; null where nothing is. */
  question: string | null
  overwrite: boolean
  /** Whether sample content would replace a hosted dataset: an --overwrite typed out of habit must not be enough. */
  isSampleForLive: boolean
  isTerminal: boolean
  /** Puts a question to whoever runs the command; rejects without an answer. */
  ask: (question: string) => Promise<string>
}

/**
 * Whether documents may be replaced: --overwrite is enough, except for sample content over a hosted dataset while
 * somebody can be asked; otherwise it takes a yes. Throws where nobody can be asked.
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
  // Otherwise the question would wait forever once its input has ended.
  prompt.once('close', () => closed.abort())
  try {
    return await prompt.question(question, {signal: closed.signal})
  } finally {
    prompt.close()
  }
}
