import type {Destination} from '#src/content/facts/use-destination.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {itemsOf} from '#src/content/query/items-of.ts'
import {useWords} from '#src/language/words.ts'

/** Where guests of private flights are met. */
export function PrivateTerminals({terminals}: {terminals: Destination['privateTerminals']}) {
  const words = useWords('destination')
  const resolve = usePlaceholders()
  const named = itemsOf(terminals).flatMap(({_key, name, detail}) => {
    const text = resolve(name)
    return text ? [{_key, name: text, detail: resolve(detail)}] : []
  })
  if (named.length === 0) return null
  return (
    <div>
      <h3 className="font-sans text-subheading font-semibold">{words.privateTerminals}</h3>
      <ul className="mt-3 border-b border-(--line)">
        {named.map(({_key, name, detail}) => (
          <li
            key={_key}
            className="grid gap-x-8 border-t border-(--line) py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
          >
            <span className="font-medium">{name}</span>
            {detail && <span className="text-small text-(--fg-soft)">{detail}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
