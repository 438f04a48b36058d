import type {ReactNode} from 'react'

export function Container({className = '', children}: {className?: string; children: ReactNode}) {
  return (
    <div
      className={`mx-auto w-[min(100%-2*var(--spacing-gutter),var(--container-page))] ${className}`}
    >
      {children}
    </div>
  )
}
