import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useEarliestPickUp} from '#src/content/office/use-earliest-pick-up.ts'

/**
 * The office's note at the top of the board. Where the page knows what time it is, the earliest pick-up stands in the
 * place of the sentence on how long ahead to book. Its lines are reserved, so that the form below does not move.
 */
export function BoardNote({note}: {note: string | null | undefined}) {
  const resolve = usePlaceholders()
  const earliest = useEarliestPickUp()
  const {ahead, rest} = partsOf(resolve(note) ? note : null)
  const hasNotice = resolve('{leadTime}') !== null
  if (!hasNotice && !rest) return null
  return (
    <p
      className={`text-sm text-(--fg-soft) ${hasNotice ? 'min-h-lh @max-[31rem]:min-h-[2lh] @max-[17rem]:min-h-[3lh]' : ''}`}
    >
      {hasNotice && (
        <span
          data-visitor-clock=""
          className={`inline-block ${earliest ? 'font-semibold text-pearl-50' : ''}`}
        >
          {earliest ?? resolve(ahead || 'Book {leadTime} ahead.')}
        </span>
      )}{' '}
      {rest && <span className="inline-block">{resolve(rest)}</span>}
    </p>
  )
}

/** The sentences on how long ahead to book, and the others. */
function partsOf(note: string | null | undefined): {ahead: string; rest: string} {
  const sentences = (note ?? '').split(/(?<=[.!?])\s+/)
  const isAhead = (sentence: string) => sentence.includes('{leadTime}')
  return {
    ahead: sentences.filter(isAhead).join(' '),
    rest: sentences.filter((sentence) => !isAhead(sentence)).join(' '),
  }
}
