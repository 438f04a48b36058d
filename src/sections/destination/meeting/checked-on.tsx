import {formatDate} from '#domain/time/miami-time.ts'
import {useWords} from '#src/language/words.ts'
import {Icon} from '#src/ui/icon.tsx'

/** When somebody last made sure that the meeting points are right. */
export function CheckedOn({day}: {day: string | null}) {
  const {domain} = useWords('site')
  const words = useWords('destination')
  const text = formatDate(day, domain)
  if (!day || !text) return null
  return (
    <p className="mt-7 flex max-w-[26rem] items-start gap-3 text-small leading-normal text-(--fg-soft)">
      <Icon name="calendar-check" size={20} className="mt-0.5 text-(--fg-accent)" />
      <span>
        <strong className="block font-semibold text-(--fg-strong)">
          {words.checkedOn} <time dateTime={day}>{text}</time>
        </strong>
        {words.doorsMove}
      </span>
    </p>
  )
}
