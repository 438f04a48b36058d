import {textsOf} from '#src/content/facts/items-of.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {Icon} from '#src/ui/icon.tsx'

type TickListProps = {items: readonly (string | null)[] | null | undefined; className?: string}

/** Short points in one line, each with a tick. */
export function TickList({items, className = ''}: TickListProps) {
  const resolve = usePlaceholders()
  const texts = [...new Set(textsOf(items).flatMap((item) => resolve(item) ?? []))]
  if (texts.length === 0) return null
  return (
    <ul
      className={`flex flex-wrap gap-x-[0.9rem] gap-y-[0.15rem] text-sm leading-[1.65] text-(--fg-soft) ${className}`}
    >
      {texts.map((text) => (
        <li key={text} className="flex items-center gap-[0.4rem]">
          <Icon name="check" size={14} className="flex-none stroke-2 text-(--fg-accent)" />
          {text}
        </li>
      ))}
    </ul>
  )
}
