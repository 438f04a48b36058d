import type {RouterPanes} from 'sanity/structure'

import {originalId} from './document-language.ts'

/** The Content tool opens any document in a pane of such an id, wherever it is listed. */
const editor = '__edit__'

export type Pane = {panes: RouterPanes; groupIndex: number}

/** The ids of the translations of a page that are open side by side, from the pane of one of them. */
export function openTranslations({panes, groupIndex}: Pane): string[] {
  const [start, end] = translationsAround({panes, groupIndex})
  return panes.slice(start, end).map(documentIn)
}

/** The panes with these translations of a page, from left to right, in place of those that are open. */
export function panesWith(ids: string[], type: string, pane: Pane): RouterPanes {
  const [start, end] = translationsAround(pane)
  const open = pane.panes.slice(start, end)
  const translations = ids.map(
    (id) => open.find((group) => documentIn(group) === id) ?? [{id: editor + id, params: {type}}],
  )
  return [...pane.panes.slice(0, start), ...translations]
}

/** From where to where the panes hold translations of the same page. */
function translationsAround({panes, groupIndex}: Pane): [number, number] {
  const page = originalId(documentIn(panes[groupIndex]))
  let [start, end] = [groupIndex, groupIndex + 1]
  while (start > 0 && originalId(documentIn(panes[start - 1])) === page) start -= 1
  while (end < panes.length && originalId(documentIn(panes[end])) === page) end += 1
  return [start, end]
}

/** The id of the document in a pane, by which lists know which of their rows is open. */
export function documentOfPane(id: string): string {
  return id.replace(editor, '')
}

function documentIn(group: RouterPanes[number] | undefined): string {
  return documentOfPane(group?.[0]?.id ?? '')
}
