import {useEffect, useState} from 'react'
import {useClient, useDocumentStore, useWorkspace} from 'sanity'

import {readWaitingDocuments} from './waiting-documents.ts'
import type {WaitingDocument} from './waiting-documents.ts'

export type Draft = {_id: string; _type: string; _updatedAt: string}

/** The drafts, checked and described, and again whenever one of them changes. Null until they are. */
export function useWaitingDocuments(drafts: Draft[]): WaitingDocument[] | 'failed' | null {
  const client = useClient({apiVersion: '2025-02-19'})
  const store = useDocumentStore()
  const workspace = useWorkspace()
  const [waiting, setWaiting] = useState<WaitingDocument[] | 'failed' | null>(null)
  // Each result of the query is a new list, also when no draft changed.
  const draftsJson = JSON.stringify(drafts)
  useEffect(() => {
    let isStale = false
    readWaitingDocuments(JSON.parse(draftsJson), {client, store, workspace}).then(
      (answer) => !isStale && setWaiting(answer),
      () => !isStale && setWaiting('failed'),
    )
    return () => {
      isStale = true
    }
  }, [client, store, workspace, draftsJson])
  return waiting
}
