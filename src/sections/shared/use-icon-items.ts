import type {ContentIconName} from '#domain/icon-names.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {itemsOf} from '#src/content/query/items-of.ts'

type Item = {
  _key?: string
  icon?: ContentIconName | null
  title?: string | null
  text?: string | null
}

/** The items of a section that have a title, with placeholders filled. */
export function useIconItems(items: readonly (Item | null)[] | null | undefined) {
  const resolve = usePlaceholders()
  return itemsOf(items).flatMap((item) => {
    const title = resolve(item.title)
    if (!title) return []
    const {icon} = item
    return [{key: item._key ?? title, icon, title, text: resolve(item.text)}]
  })
}
