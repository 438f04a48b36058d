import {getPublishedId} from '@sanity/client/csm'
import {useEffect} from 'react'
import {type DocumentLayoutProps, useDocumentStore} from 'sanity'

import {saveUnsentChanges} from './save-unsent-changes.ts'
import {useLostChangeNotice} from './use-lost-change-notice.ts'

/** Around the form of each document: sees to it that what is typed is saved, and says so where it is not. */
export function DocumentLayout(props: DocumentLayoutProps) {
  const {documentId, documentType, renderDefault} = props
  const id = getPublishedId(documentId)
  const store = useDocumentStore()
  useEffect(() => saveUnsentChanges(store, id, documentType), [store, id, documentType])
  useLostChangeNotice(id, documentType)
  return renderDefault(props)
}
