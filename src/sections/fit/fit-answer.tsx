import {useWords} from '#src/language/words.ts'
import {LiveRegion} from '#src/ui/live-region.tsx'
import {answerDebounceMs, useDebouncedValue} from '#src/ui/use-debounced-value.ts'

type FitAnswerProps = {
  text: string
  /** The count that was changed last, such as "Passengers: 3". Its field is silent while a button beside it is pressed. */
  changed: string
  /** Takes back what was entered; null while nothing is. */
  onStartOver: (() => void) | null
}

/** The answer in a sentence, said once after the last change. Its place is kept from the start. */
export function FitAnswer({text, changed, onStartOver}: FitAnswerProps) {
  const words = useWords('fit')
  return (
    <div className="flex min-h-21 flex-wrap items-center justify-between gap-x-8 gap-y-2 pt-6 max-md:min-h-44 scriptless:min-h-0 print:hidden">
      <LiveRegion className="max-w-[34em] font-display text-heading leading-[1.2] font-[340] text-balance">
        {useDebouncedValue(text, answerDebounceMs, text)}
      </LiveRegion>
      <LiveRegion>{useDebouncedValue(changed, answerDebounceMs, '')}</LiveRegion>
      {onStartOver && (
        <button
          type="button"
          onClick={onStartOver}
          className="min-h-11 cursor-pointer font-semibold underline decoration-dusk-500 decoration-2 underline-offset-[0.4em]"
        >
          {words.startOver}
        </button>
      )}
    </div>
  )
}
