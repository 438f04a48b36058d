/**
 * The items of a list from the content lake that are objects; none where the value is not a list. The types only
 * say what the schema promises.
 */
export function itemsOf<Item>(list: readonly Item[] | null | undefined): NonNullable<Item>[] {
  return Array.isArray(list) ? list.filter(isItem) : []
}

/** The items of a list that are texts, in the same way. */
export function textsOf(list: readonly unknown[] | null | undefined): string[] {
  return Array.isArray(list) ? list.filter((text) => typeof text === 'string') : []
}

function isItem<Item>(item: Item): item is NonNullable<Item> {
  return typeof item === 'object' && item !== null
}
