import type {DocumentInspector} from 'sanity'

/** The name by which the line below each form ("Last published …") opens the history. */
export const historyInspectorName = 'sanity/structure/history'

/**
 * The inspectors with another one in the place of Sanity's History. That one cannot show a published version while the
 * form shows a draft (sanity-io/sanity issue 14346), and reverting there would lose the former paths of a page.
 */
export function replaceHistory(
  inspectors: DocumentInspector[],
  history: DocumentInspector,
): DocumentInspector[] {
  return [history, ...inspectors.filter(({name}) => name !== historyInspectorName)]
}
