import {useQueryErrorResetBoundary} from '@tanstack/react-query'
import {Component, type ReactNode} from 'react'
import {useLocation} from 'react-router-dom'

import {forgetFailedLoads} from '#src/hydration/load-once.ts'

import {PageFailure} from './page-failure.tsx'

/** Shows PageFailure in place of a page that cannot be shown; header and footer stay. */
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

type BoundaryState = {failure: {error: unknown} | null}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {failure: null}

  static getDerivedStateFromError(error: unknown) {
    return {failure: {error}}
  }

  override componentDidCatch() {
    forgetFailedLoads()
  }

  override render() {
    const {failure} = this.state
    if (!failure) return this.props.children
    const retry = () => {
      this.props.onRetry()
      this.setState({failure: null})
    }
    return <PageFailure error={failure.error} onRetry={retry} />
  }
}
