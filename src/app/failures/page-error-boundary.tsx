import {useQueryErrorResetBoundary} from '@tanstack/react-query'
import {Component, type ReactNode, useState} from 'react'
import {createPortal} from 'react-dom'
import {useLocation} from 'react-router-dom'

import {codePageAt, pageOf} from '#domain/routes.ts'
import {forgetFailedLoads} from '#src/hydration/preloadable.ts'
import {focusMainFrom} from '#src/ui/focus/focus-main.ts'
import {NewLiveRegion} from '#src/ui/live-region.tsx'

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

/** Without a failure before the first one, and with null once it has been tried again. */
type BoundaryState = {failure?: {error: unknown} | null}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {}

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return {failure: {error}}
  }

  override componentDidCatch() {
    forgetFailedLoads()
  }

  override render() {
    const {failure} = this.state
    if (failure === undefined) return this.props.children
    const retry = () => {
      focusMainFrom(document.getElementById('main'))
      this.props.onRetry()
      this.setState({failure: null})
    }
    if (failure) return <PageFailure error={failure.error} onRetry={retry} />
    return (
      <>
        {this.props.children}
        {createPortal(
          <NewLiveRegion>
            <TitleAtFirst />
          </NewLiveRegion>,
          document.body,
        )}
      </>
    )
  }
}

/** The title at the first rendering: that of a page that is there after a failure. A later title is not announced. */
function TitleAtFirst() {
  const [title] = useState(() => document.title)
  return title
}
