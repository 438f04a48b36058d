import {useQueryErrorResetBoundary} from '@tanstack/react-query'
import {Component, type ReactNode} from 'react'
import {useLocation} from 'react-router-dom'

import {Button} from '#src/ui/button.tsx'
import {PageHead} from '#src/ui/page-head.tsx'

/** Says so when a page cannot be shown, and lets the visitor try again; header and footer stay. */
export function PageErrorBoundary({children}: {children: ReactNode}) {
  const {reset} = useQueryErrorResetBoundary()
  const {pathname} = useLocation()
  return (
    <Boundary key={pathname} onRetry={reset}>
      {children}
    </Boundary>
  )
}

type BoundaryProps = {children: ReactNode; onRetry: () => void}

class Boundary extends Component<BoundaryProps, {failed: boolean}> {
  override state = {failed: false}

  static getDerivedStateFromError() {
    return {failed: true}
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const retry = () => {
      this.props.onRetry()
      this.setState({failed: false})
    }
    return (
      <PageHead
        heading="This page did not load"
        lead="The connection may be down for a moment. Your booking form and our phone still work."
      >
        <div className="mt-8" role="alert">
          <Button onClick={retry}>Try again</Button>
        </div>
      </PageHead>
    )
  }
}
