import {useQueryErrorResetBoundary} from '@tanstack/react-query'
import {Component, type ReactNode, useEffect, useState} from 'react'
import {createPortal} from 'react-dom'
import {useLocation} from 'react-router-dom'

import {codePageAt, pageOf} from '#domain/routes.ts'
import {forgetFailedLoads} from '#src/hydration/preloadable.ts'
import {focusMainFrom} from '#src/ui/focus-main.ts'
import {LiveRegion} from '#src/ui/live-region.tsx'

import {PageFailure} from './page-failure.tsx'

/** Shows PageFailure in place of a page that cannot be shown; header and footer stay. */
export function PageErrorBoundary({children}: {children: ReactNode}) {
  const {reset} = useQueryErrorResetBoundary()
  const page = pageOf(useLocation())
  return (
    // A page in code stays when its language changes, and with it an answer that is still to come.
    <Boundary key={codePageAt(page) ?? page} onRetry={reset}>
      {children}
    </Boundary>
  )
}

type BoundaryProps = {children: ReactNode; onRetry: () => void}

type BoundaryState = {failure: {error: unknown} | null; hasFailed: boolean}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {failure: null, hasFailed: false}

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return {failure: {error}, hasFailed: true}
  }

  override componentDidCatch() {
    forgetFailedLoads()
  }

  override render() {
    const {failure, hasFailed} = this.state
    if (!hasFailed) return this.props.children
    const retry = () => {
      focusMainFrom(document.getElementById('main'))
      this.props.onRetry()
      this.setState({failure: null})
    }
    if (failure) return <PageFailure error={failure.error} onRetry={retry} />
    return (
      <>
        {this.props.children}
        {createPortal(<RecoveryAnnouncement />, document.body)}
      </>
    )
  }
}

/** Announces the title of a page that is there after a failure: a moment later, because only what comes into a live region is announced. */
function RecoveryAnnouncement() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setTitle(document.title), liveRegionDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return <LiveRegion>{title}</LiveRegion>
}

const liveRegionDelayMs = 100
