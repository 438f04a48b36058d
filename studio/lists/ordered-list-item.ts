import {AddIcon} from '@sanity/icons/Add'
import type {StructureBuilder} from 'sanity/structure'

import {destinationTemplateId} from '../actions/document-actions.ts'
import type {DocumentList} from './document-lists.ts'
import {orderedList} from './ordered-list.tsx'

/** An entry of the structure that opens a list in the order of the site, with each document beside it. */
export function orderedListItem(S: StructureBuilder, id: string, list: DocumentList) {
  const {type, title, kind, add} = list
  const template = kind ? destinationTemplateId : type
  const parameters = kind ? {kind} : {}
  const pane = S.component(orderedList(list))
    .id(id)
    .title(title)
    .child((documentId, {params}) => {
      const document = S.document().schemaType(type).documentId(documentId)
      return params?.['template'] ? document.initialValueTemplate(template, parameters) : document
    })
    .menuItems(
      add
        ? [
            S.menuItem()
              .title(add)
              .icon(AddIcon)
              .intent({type: 'create', params: [{type, template}, parameters]})
              .showAsAction(true),
          ]
        : [],
    )
    .serialize({path: []})
  // A link to a destination does not say which kind it is.
  const canHandleIntent = (_: string, params: Record<string, unknown>) =>
    !kind && params['type'] === type
  return S.listItem()
    .id(id)
    .title(title)
    .icon(S.context.schema.get(type)?.icon)
    .child(() => ({...pane, canHandleIntent}))
}
