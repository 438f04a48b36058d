import {useQueryClient} from '@tanstack/react-query'
import {type ReactNode, useEffect, useEffectEvent, useState} from 'react'
import {useLocation} from 'react-router-dom'

import {contentPathOf} from '#domain/routes.ts'
import {pageQueryFor} from '#src/content/query/queries.ts'
import {readPageData} from '#src/hydration/page-data.ts'
import {ChunkLoadError} from '#src/hydration/preloadable.ts'
import {useLanguage} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {Button, buttonClass} from '#src/ui/button.tsx'
import {PageHead} from '#src/ui/page-head.tsx'
import {Spinner} from '#src/ui/spinner.tsx'

import {loadPage} from '../navigation/load-page.ts'
import {reloadOnce} from './reload-once.ts'

type PageFailureProps = {error: unknown; onRetry: () => void}

/** Shown in place of a page that cannot be shown: says why, in plain words, and offers the next step. */
export function PageFailure({error, onRetry}: PageFailureProps) {
  const {outdated, notLoaded} = useWords('site').failure
  const isScript = error instanceof ChunkLoadError
  const [state, setState] = useState<Awaited<ReturnType<typeof reloadOnce>>>(
    isScript ? 'reloading' : 'unreachable',
  )
  useEffect(() => {
    if (isScript) void reloadOnce(readPageData()?.bundle ?? '', location.hash).then(setState)
  }, [isScript])
  useRecovery(isScript, onRetry)
  useRetryInLanguage(onRetry)

  if (state === 'reloading') return <Spinner />
  if (state === 'outdated') {
    return (
      <Notice heading={outdated.heading} lead={outdated.lead}>
        {/* The target keeps the link from the router: only a new document brings the new version. */}
        <a href={location.href} target="_self" className={buttonClass()}>
          {outdated.load}
        </a>
      </Notice>
    )
  }
  return (
    <Notice heading={notLoaded.heading} lead={notLoaded.lead}>
      <Button onClick={onRetry}>{notLoaded.retry}</Button>
    </Notice>
  )
}

type NoticeProps = {heading: string; lead: string; children: ReactNode}

/** The page's own title went with the page. */
function Notice({heading, lead, children}: NoticeProps) {
  return (
    <PageHead heading={heading} lead={<span role="alert">{lead}</span>}>
      <title>{heading}</title>
      <div className="mt-8">{children}</div>
    </PageHead>
  )
}

/** Retries by itself as soon as what was missing can be loaded; any other failure is left to the visitor. */
function useRecovery(isScript: boolean, onRetry: () => void) {
  const client = useQueryClient()
  const {pathname} = useLocation()
  const recover = useEffectEvent((shown: AbortSignal) => {
    const path = contentPathOf(pathname)
    const isUnread = path && client.getQueryData(pageQueryFor(path).queryKey) === undefined
    if (!isScript && !isUnread) return
    const retry = () => {
      // The visitor may have gone to another page meanwhile.
      if (!shown.aborted) onRetry()
    }
    void loadPage(client, pathname).then(retry, () => {})
  })
  useEffect(() => {
    const shown = new AbortController()
    const look = () => recover(shown.signal)
    const timer = setInterval(look, recoveryIntervalMs)
    addEventListener('online', look, {signal: shown.signal})
    return () => {
      clearInterval(timer)
      shown.abort()
    }
  }, [])
}

/** A page in code stays when its language changes, and what failed in one language may be there in another. */
function useRetryInLanguage(onRetry: () => void) {
  const language = useLanguage()
  const [failedIn] = useState(language)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (language !== failedIn) retry()
  }, [language, failedIn])
}

const recoveryIntervalMs = 10_000
