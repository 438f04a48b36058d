import type {ReactNode} from 'react'

import {formatPhone, telHref} from '#domain/contact/phone.ts'

type CallLinkProps = {
  /** E.164. */
  phone: string
  verb?: 'Call' | 'call'
  className?: string
  /** Stands before the text. */
  children?: ReactNode
}

/** "Call (305) 555-0100", which dials. */
export function CallLink({phone, verb = 'Call', className, children}: CallLinkProps) {
  return (
    <a href={telHref(phone) ?? undefined} className={className}>
      {children}
      <span>
        {verb} <span className="tabular whitespace-nowrap">{formatPhone(phone)}</span>
      </span>
    </a>
  )
}
