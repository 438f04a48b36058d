import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {textsOf} from '#src/content/query/items-of.ts'
import {Icon} from '#src/ui/icon.tsx'

type CheckListProps = {
  items: readonly (string | null)[] | null | undefined
  /** Sentences one below the other, or short points side by side. */
  layout?: keyof typeof layouts
  className?: string
}

/** Statements, each behind a tick. */
export function CheckList({items, layout = 'stacked', className = ''}: CheckListProps) {
  const resolve = usePlaceholders()
  const texts = [...new Set(textsOf(items).flatMap((item) => resolve(item) ?? []))]
  if (texts.length === 0) return null
  const {list, item, icon, iconSize} = layouts[layout]
  return (
    <ul className={`text-(--fg-soft) ${list} ${className}`}>
      {texts.map((text) => (
        <li key={text} className={item}>
          <Icon name="check" size={iconSize} className={`text-(--fg-accent) ${icon}`} />
          {text}
        </li>
      ))}
    </ul>
  )
}

const layouts = {
  stacked: {
    list: '',
    item: 'grid grid-cols-[1.1rem_1fr] gap-2.5 py-1',
    icon: 'mt-[0.28em]',
    iconSize: 18,
  },
  inline: {
    list: 'flex flex-wrap gap-x-[0.9rem] gap-y-[0.15rem] text-sm leading-[1.65]',
    item: 'flex items-center gap-[0.4rem]',
    icon: 'stroke-2',
    iconSize: 14,
  },
}
