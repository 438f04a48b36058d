import {textsOf} from '#src/content/facts/items-of.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {Icon} from '#src/ui/icon.tsx'

type CheckListProps = {items: readonly (string | null)[] | null | undefined; className?: string}

/** Statements one below the other, each behind a tick. */
export function CheckList({items, className = ''}: CheckListProps) {
  const resolve = usePlaceholders()
  const texts = [...new Set(textsOf(items).flatMap((item) => resolve(item) ?? []))]
  if (texts.length === 0) return null
  return (
    <ul className={`text-(--fg-soft) ${className}`}>
      {texts.map((text) => (
        <li key={text} className="grid grid-cols-[1.1rem_1fr] gap-2.5 py-1">
          <Icon name="check" size={18} className="mt-[0.28em] text-(--fg-accent)" />
          {text}
        </li>
      ))}
    </ul>
  )
}
