import {type DocumentLayoutProps, getPublishedId} from 'sanity'

import {useLostChangeNotice} from './use-lost-change-notice.ts'
import {useSaveUnsentChanges} from './use-save-unsent-changes.ts'

/** Around the form of each document: sees to it that what is typed is saved, and says so where it is not. */
export function DocumentLayout(props: DocumentLayoutProps) {
  const {documentId, documentType, renderDefault} = props
  const id = getPublishedId(documentId)
  useSaveUnsentChanges(id, documentType)
  useLostChangeNotice(id, documentType)
  return renderDefault(props)
}
