import {useState} from 'react'

export type CopyOutcome = 'copied' | 'refused' | null

/** Copies texts to the clipboard; `outcome` is null before the first try and after `reset`. */
export function useCopy() {
  const [outcome, setOutcome] = useState<CopyOutcome>(null)
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return {outcome, copy, reset: () => setOutcome(null)}
}
