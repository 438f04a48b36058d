import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useEarliestPickUp} from '#src/content/office/use-earliest-pick-up.ts'
import {useWords} from '#src/language/words.ts'

/**
 * The office's note at the top of the board. Where the page knows what time it is, the earliest pick-up stands in the
 * place of the sentence on how long ahead to book. Its lines are reserved, so that the form below does not move.
 */
export function BoardNote({note}: {note: string | null | undefined}) {
  const words = useWords('booking')
  const resolve = usePlaceholders()
  const earliest = useEarliestPickUp()
  const sentences = ((resolve(note) && note) ?? '').split(betweenSentences)
  const ahead = sentences.filter(isOnNotice).join(' ')
  const rest = sentences.filter((sentence) => !isOnNotice(sentence)).join(' ')
  const hasNotice = resolve('{leadTime}') !== null
  if (!hasNotice && !rest) return null
  return (
    <p className="min-w-0 flex-1 text-sm text-(--fg-soft) @min-[48rem]:text-right">
      {/* Elements of their own: a text that becomes longer would count as a layout shift. */}
      {hasNotice && !earliest && (
        <span data-visitor-clock="" className={sentenceClass}>
          {resolve(ahead || words.bookAhead)}
        </span>
      )}
      {earliest && (
        <span
          data-visitor-clock=""
          className={`font-semibold text-pearl-50 print:text-(--fg-strong) ${sentenceClass}`}
        >
          {earliest}
        </span>
      )}{' '}
      {rest && <span className={sentenceClass}>{resolve(rest)}</span>}
    </p>
  )
}

/** One below the other where the board is narrow, with the lines that the longest earliest pick-up takes in the language. */
const sentenceClass =
  '@max-[48rem]:block @max-[17rem]:data-visitor-clock:min-h-[2lh] [&:not(:lang(en))]:@max-[27rem]:data-visitor-clock:min-h-[2lh] @min-[48rem]:inline-block'

const isOnNotice = (sentence: string) => sentence.includes('{leadTime}')

/** Not after an abbreviation in the name of a place or person, nor within "8 a. m. todos los días". */
const betweenSentences = /(?<=[.!?])(?<!\b(?:Ft|St|Mt|Dr|Mr|Mrs|Ms|Sr|Sra)\.)\s+(?!\p{Ll})/u
