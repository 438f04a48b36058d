import type {ReactNode} from 'react'

import {useDebouncedValue} from './use-debounced-value.ts'

type LiveRegionProps = {as?: 'p' | 'div' | 'span'; className?: string; children: ReactNode}

/**
 * Announces its text to screen readers when it changes. Render it empty and fill it later: text that is there
 * from the start is not announced. Hidden from view unless `className` says otherwise.
 */
export function LiveRegion({as: Tag = 'p', className = 'sr-only', children}: LiveRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> is the result of a form
    <Tag role="status" className={className}>
      {children}
    </Tag>
  )
}

/**
 * A live region that appears together with its text. It is empty at first, because screen readers announce only what
 * changes in a region that they know.
 */
export function NewLiveRegion({children, ...region}: LiveRegionProps) {
  const isKnown = useDebouncedValue(true, knownAfterMs, false)
  return <LiveRegion {...region}>{isKnown && children}</LiveRegion>
}

const knownAfterMs = 100
