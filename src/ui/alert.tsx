import type {ReactNode} from 'react'

import {Icon} from './icon.tsx'

type AlertProps = {tone: 'error' | 'success' | 'info'; children: ReactNode}

/** A message that stays on the page. Errors are announced at once; a success needs a live region around it. */
export function Alert({tone, children}: AlertProps) {
  const {icon, role, colors} = tones[tone]
  return (
    <div
      role={role}
      className={`grid grid-cols-[22px_1fr] gap-3 rounded-panel border border-l-4 border-current px-4.5 py-4 text-small leading-normal font-medium ${colors}`}
    >
      <Icon name={icon} size={22} />
      <div>{children}</div>
    </div>
  )
}

const tones = {
  error: {icon: 'circle-alert', role: 'alert', colors: 'bg-crimson-50 text-crimson-600'},
  success: {icon: 'circle-check', role: undefined, colors: 'bg-palm-50 text-palm-700'},
  info: {icon: 'info', role: undefined, colors: 'bg-pearl-100 text-tide-600'},
} as const
