import type {ReactNode} from 'react'

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
    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={className}>
      {children}
      <span>
        {verb} <span className="tabular whitespace-nowrap">{asRead(phone)}</span>
      </span>
    </a>
  )
}

/** "+13055550100" as "(305) 555-0100"; others as they are. */
function asRead(phone: string): string {
  return phone.trim().replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
}
