import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {itemsOf} from '#src/content/query/items-of.ts'

import type {Section} from '../section.ts'

/** The company in numbers. */
export function Stats({stats}: {stats: Section<'aboutSection'>['stats']}) {
  const resolve = usePlaceholders()
  const complete = itemsOf(stats).flatMap(({_key, value, label}) => {
    const texts = {value: resolve(value), label: resolve(label)}
    return texts.value && texts.label ? [{_key, value: texts.value, label: texts.label}] : []
  })
  if (complete.length === 0) return null
  return (
    <dl className="grid grid-cols-2 gap-x-6 sm:gap-x-12">
      {complete.map(({_key, value, label}) => (
        <div
          key={_key}
          className="@container flex flex-col-reverse justify-end gap-2 border-t border-(--line) pt-[1.6rem] pb-[1.9rem]"
        >
          <dt className="text-(--fg-soft)">{label}</dt>
          <dd
            style={sizeOf(value)}
            className="font-display text-figure font-light tracking-[-0.02em] lining-nums [font-stretch:80%]"
          >
            <Figure value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A number stays on one line, smaller where it is long. Digits are about half as wide as the font size. */
function sizeOf(value: string) {
  if (value.length <= 5) return {whiteSpace: 'nowrap'} as const
  if (value.length > 12) return undefined
  return {
    whiteSpace: 'nowrap',
    fontSize: `min(var(--text-figure), ${200 / value.length}cqi)`,
  } as const
}

/** "10+" with a decorative plus sign, which stays text so that it is read aloud and copied. */
function Figure({value}: {value: string}) {
  if (!value.endsWith('+')) return value
  return (
    <>
      {value.slice(0, -1)}
      <span className="ml-[0.05em] align-[0.55em] text-[0.5em] leading-[0] text-dusk-500">+</span>
    </>
  )
}
