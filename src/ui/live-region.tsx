import type {ReactNode} from 'react'

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
