import {useState} from 'react'

import {copyText} from './copy-text.ts'

export type CopyOutcome = 'copied' | 'refused' | null

/** Copies texts to the clipboard; `outcome` is null before the first try and after `reset`. */
export function useCopy() {
  const [outcome, setOutcome] = useState<CopyOutcome>(null)
  const copy = async (text: string) => setOutcome((await copyText(text)) ? 'copied' : 'refused')
  return {outcome, copy, reset: () => setOutcome(null)}
}
