import {type ReactNode, useLayoutEffect, useRef} from 'react'

import {useLanguage} from '#src/language/language.tsx'
import {panelClass} from '#src/ui/panel-class.ts'

import sideAvif from './auth-side-1080.avif'
import sideWebp from './auth-side-1080.webp'

export type AuthCardProps = {heading: string; lead?: string; children: ReactNode}

/** The layout of the sign-in page: the card, with a picture at its left in wide windows. */
export function AuthCard({heading, lead, children}: AuthCardProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const language = useLanguage()
  const shown = useRef({heading, language})
  // Another form has replaced the one that had the focus, unless it is the same heading in another language.
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = {heading, language}
    if (before.language === language && before.heading !== heading) title.current?.focus()
  }, [heading, language])
  return (
    // Covers the curved edge of the footer, which this page does not have in the design.
    <section
      data-surface="pearl"
      className="relative z-1 grid border-b-0 lg:min-h-[812px] lg:grid-cols-2"
    >
      <div className="relative hidden overflow-hidden bg-ink-800 lg:block">
        <picture>
          <source srcSet={sideAvif} type="image/avif" />
          <img
            src={sideWebp}
            alt=""
            width={1080}
            height={1980}
            loading="lazy"
            className="absolute inset-0 size-full object-cover object-bottom"
          />
        </picture>
      </div>
      <div className="grid place-items-center px-gutter py-16">
        <div className={`w-[min(100%,31rem)] ${panelClass}`}>
          <h1
            ref={title}
            tabIndex={-1}
            className="outline-none text-[clamp(2.5rem,2rem+1.8vw,3.5rem)]"
          >
            {heading}
          </h1>
          {lead && <p className="mt-3 text-(--fg-soft)">{lead}</p>}
          {children}
        </div>
      </div>
    </section>
  )
}

/** What stands below the heading and its lead. */
export function CardBody({children}: {children: ReactNode}) {
  return <div className="mt-8">{children}</div>
}
