/**
 * The items of a list as content holds it: none where something else stands in its place, and none that
 * could not have fields. The compiler only knows what the schema promises.
 */
export function itemsOf<Item>(list: readonly Item[] | null | undefined): NonNullable<Item>[] {
  return Array.isArray(list) ? list.filter(isItem) : []
}

/** The texts of a list, in the same way. */
export function textsOf(list: readonly unknown[] | null | undefined): string[] {
  return Array.isArray(list) ? list.filter((text) => typeof text === 'string') : []
}

function isItem<Item>(item: Item): item is NonNullable<Item> {
  return typeof item === 'object' && item !== null
}
