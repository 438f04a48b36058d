import {Fragment, useState} from 'react'

import {SiteLink} from '#src/content/site-link.tsx'
import {useSite} from '#src/content/use-site.ts'
import {useTokens} from '#src/content/use-tokens.ts'
import {Icon} from '#src/ui/icon.tsx'

import {isDismissed, rememberDismissed} from './dismissed-announcement.ts'
import {completeLinks} from './links.ts'
import {useWithin} from './use-within.ts'

/** One line of news below the header. It covers the page's first lines and moves nothing. */
export function AnnouncementBanner() {
  const {announcement} = useSite()
  const resolve = useTokens()
  const text = resolve(announcement?.text)
  const due = useWithin(announcement?.showFrom, announcement?.showUntil)
  if (!text) return null
  // The live region stands there first, so that its text is announced when it appears.
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> is the result of a form
    <div role="status" className="fixed inset-x-0 top-(--header-height) z-20 print:hidden">
      {due && <Message key={text} text={text} link={announcement?.link} />}
    </div>
  )
}

type Link = {label?: string | null; href?: string | null} | null

function Message({text, link}: {text: string; link: Link | undefined}) {
  const [dismissed, setDismissed] = useState(() => isDismissed(text))
  if (dismissed) return null
  return (
    <div
      data-surface="night"
      data-announcement=""
      className="flex items-center justify-center gap-3 border-b border-dusk-500 bg-ink-850 pl-5 text-small"
    >
      <p className="my-1 line-clamp-2 leading-[1.3]">
        {text}
        {completeLinks([link]).map(({label, href}) => (
          <Fragment key={href}>
            {' '}
            <SiteLink
              href={href}
              className="font-medium whitespace-nowrap text-dusk-300 underline underline-offset-[0.25em]"
            >
              {label}
            </SiteLink>
          </Fragment>
        ))}
      </p>
      <button
        type="button"
        aria-label="Dismiss announcement"
        className="grid size-11 flex-none cursor-pointer place-items-center text-mist-300 hover:text-pearl-50"
        onClick={() => {
          rememberDismissed(text)
          setDismissed(true)
        }}
      >
        <Icon name="x" size={20} />
      </button>
    </div>
  )
}
