import {useCallback, useEffect, useMemo, useState} from 'react'
import {useClient, useDocumentStore, useWorkspace} from 'sanity'

import {apiVersion} from '../../domain/api-version.ts'
import {retryMs} from '../ui/retry-ms.ts'
import {notChecked} from '../validation/in-plain-words.ts'
import {oneAtATime} from './one-at-a-time.ts'
import {readWaitingDrafts} from './waiting-drafts.ts'
import type {WaitingDraft} from './waiting-drafts.ts'

export type Draft = {_id: string; _type: string; _rev: string}

/**
 * The drafts, checked and described, and again whenever one of them changes; null until they are, 'failed' while they
 * cannot be. What has been read once stays, and a failed check is repeated. A check that runs is finished first, or a
 * colleague who types would keep the list from ever being shown. What it then shows may be a moment old: publishing
 * refuses what has changed. `checkAgain` is for a change of what is published, of which the drafts say nothing.
 */
export function useWaitingDrafts(drafts: Draft[]): {
  waiting: WaitingDraft[] | 'failed' | null
  checkAgain: () => void
} {
  const client = useClient({apiVersion})
  const store = useDocumentStore()
  const workspace = useWorkspace()
  const [waiting, setWaiting] = useState<WaitingDraft[] | 'failed' | null>(null)
  const [failures, setFailures] = useState(0)
  const check = useMemo(
    () =>
      oneAtATime(async (changed: Draft[]) => {
        const found = await readWaitingDrafts(changed, {client, store, workspace}).catch(() => null)
        setWaiting((last) => found ?? last ?? 'failed')
        setFailures((count) => (found?.every(isChecked) ? 0 : count + 1))
      }),
    [client, store, workspace],
  )
  // Each result of the query is a new list, also when no draft changed.
  const draftsJson = JSON.stringify(drafts)
  useEffect(() => check(JSON.parse(draftsJson)), [check, draftsJson])
  const checkAgain = useCallback(() => {
    check(JSON.parse(draftsJson))
  }, [check, draftsJson])
  useEffect(() => {
    if (failures === 0) return
    const timer = setTimeout(checkAgain, retryMs)
    return () => clearTimeout(timer)
  }, [failures, checkAgain])
  return {waiting, checkAgain}
}

function isChecked({errors}: WaitingDraft) {
  return errors.every(({message}) => message !== notChecked)
}
