import type {ReactNode} from 'react'

import {formatPhone, telHref} from '#domain/contact/phone.ts'
import {useWords} from '#src/language/words.ts'

type CallLinkProps = {
  /** E.164. */
  phone: string
  /** In place of "Call". */
  verb?: string
  className?: string
  /** Stands before the text. */
  children?: ReactNode
}

/** "Call (305) 555-0100", which dials. */
export function CallLink({phone, verb, className, children}: CallLinkProps) {
  const words = useWords('site')
  return (
    <a href={telHref(phone) ?? undefined} className={className}>
      {children}
      <span>
        {verb ?? words.call} <span className="tabular whitespace-nowrap">{formatPhone(phone)}</span>
      </span>
    </a>
  )
}
