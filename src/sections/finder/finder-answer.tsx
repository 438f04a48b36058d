import {LiveRegion} from '#src/ui/live-region.tsx'
import {answerDebounceMs, useDebouncedValue} from '#src/ui/use-debounced-value.ts'

/** The answer in a sentence, said once after the last key. */
export function FinderAnswer({text}: {text: string}) {
  return (
    <LiveRegion className="min-h-[1.2lh] font-display text-heading leading-[1.2] font-[340] text-balance wrap-anywhere">
      {useDebouncedValue(text, answerDebounceMs, '')}
    </LiveRegion>
  )
}
