import {useQueryClient} from '@tanstack/react-query'
import {useEffect, useEffectEvent, useRef, useState} from 'react'
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
  const state = useRecovery(isScript, onRetry)
  useRetryInLanguage(onRetry)

  if (state === 'reloading') return <Spinner />
  const isOutdated = state === 'outdated'
  const {heading, lead} = isOutdated ? outdated : notLoaded
  return (
    <PageHead heading={heading} lead={<span role="alert">{lead}</span>}>
      {/* The page's own title went with the page. */}
      <title>{heading}</title>
      <div className="mt-8">
        {isOutdated ? (
          // The target keeps the link from the router: only a new document brings the new version.
          <a href={location.href} target="_self" className={buttonClass()}>
            {outdated.load}
          </a>
        ) : (
          <Button onClick={onRetry}>{notLoaded.retry}</Button>
        )}
      </div>
    </PageHead>
  )
}

/**
 * Retries by itself as soon as what was missing can be loaded, and reloads the page where a deployment has removed it; any
 * other failure is left to the visitor.
 */
function useRecovery(isScript: boolean, onRetry: () => void) {
  const client = useQueryClient()
  const {pathname} = useLocation()
  const [state, setState] = useState<Awaited<ReturnType<typeof reloadOnce>>>(
    isScript ? 'reloading' : 'unreachable',
  )
  const isReloading = useRef(false)
  const reload = useEffectEvent(async () => {
    // A second call would find what the first has stored, and report 'outdated'.
    if (isReloading.current) return
    isReloading.current = true
    const outcome = await reloadOnce(readPageData()?.bundle ?? '', location.hash)
    isReloading.current = outcome === 'reloading'
    setState(outcome)
  })
  // Once it is read, it may still lack a script.
  const [wasUnread] = useState(() => {
    const path = contentPathOf(pathname)
    return path && !client.getQueryData(pageQueryFor(path).queryKey)
  })
  const recover = useEffectEvent((shown: AbortSignal) => {
    if (!isScript && !wasUnread) return
    const next = loadPage(client, pathname).then(
      () => onRetry,
      (error: unknown) => error instanceof ChunkLoadError && reload,
    )
    void next.then((act) => {
      // The visitor may have gone to another page meanwhile.
      if (act && !shown.aborted) void act()
    })
  })
  useEffect(() => {
    const shown = new AbortController()
    const tryToRecover = () => recover(shown.signal)
    const timer = setInterval(tryToRecover, recoveryIntervalMs)
    addEventListener('online', tryToRecover, {signal: shown.signal})
    // What failed when the visitor was here before may be there now.
    if (isScript) void reload()
    else tryToRecover()
    return () => {
      clearInterval(timer)
      shown.abort()
    }
  }, [isScript])
  return state
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
