import {useEffectEvent, useLayoutEffect, useRef} from 'react'

import {usePathTo} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {buttonClass} from '#src/ui/button.tsx'
import {Icon} from '#src/ui/icon.tsx'

import {CallLink} from './call-link.tsx'

type HelpLineProps = {url: string; phone: string | null}

/** Always under the form, because a page cannot see whether a visitor sees the form. */
export function HelpLine({url, phone}: HelpLineProps) {
  const words = useWords('booking').help
  return (
    <p className="text-caption text-(--fg-soft)">
      {words.question}{' '}
      <a href={url} target="_blank" rel="noopener" className={lineLink}>
        {words.open}
      </a>
      {phone && (
        <>
          {words.or}
          <CallLink phone={phone} verb={words.call} className={lineLink} />
        </>
      )}
      .
    </p>
  )
}

type LatePanelProps = HelpLineProps & {
  /** Stays at the foot of a window that is high enough, over a frame that reaches below it. */
  isSticky: boolean
  retrying: boolean
  onRetry: () => void
  /** Takes the focus elsewhere; called when the panel goes while it has the focus. */
  onGone: () => void
}

/** Other ways to book while the form does not answer; it goes away if the form answers after all. */
export function LatePanel({url, phone, isSticky, retrying, onRetry, onGone}: LatePanelProps) {
  const words = useWords('booking').late
  const panel = useRef<HTMLDivElement>(null)
  const otherWay = `${buttonClass({variant: 'secondary', size: 'small'})} max-sm:grow`
  const leave = useEffectEvent(() => {
    if (panel.current?.contains(document.activeElement)) onGone()
  })
  useLayoutEffect(() => () => leave(), [])
  return (
    <div
      ref={panel}
      className={`${isSticky ? 'bottom-0 bg-(--surface) shadow-[inset_0_1px_var(--line)] tall:sticky ' : ''}relative flex min-h-14 flex-none flex-wrap items-center gap-x-4 gap-y-2.5 rounded-b-panel px-5 py-1.5 @min-[560px]:px-6`}
    >
      <p className="grow text-small font-medium text-(--fg-strong)">
        {retrying ? words.loadingAgain : words.question}
      </p>
      {phone && (
        <CallLink phone={phone} className={`${buttonClass({size: 'small'})} max-sm:w-full`}>
          <Icon name="phone" size={18} />
        </CallLink>
      )}
      <a href={url} target="_blank" rel="noopener" className={otherWay}>
        {words.open}
      </a>
      {/* Not `disabled` while it loads, because a disabled button loses the focus. */}
      <button type="button" onClick={onRetry} aria-disabled={retrying} className={otherWay}>
        {words.retry}
      </button>
    </div>
  )
}

/** In place of the frame when there is no widget to show. */
export function UnavailablePanel({phone}: {phone: string | null}) {
  const words = useWords('booking').unavailable
  const {contactUs} = useWords('site')
  const pathTo = usePathTo()
  return (
    <div className="flex min-h-30 flex-wrap items-center gap-x-6 gap-y-3 px-6 py-6">
      <p className="grow text-small font-medium text-(--fg-strong)">
        {words.notice}
        {phone ? words.call : words.write}
      </p>
      {phone && (
        <CallLink phone={phone} className={`${buttonClass()} max-sm:w-full`}>
          <Icon name="phone" size={20} />
        </CallLink>
      )}
      <a
        href={pathTo('contact')}
        className={`${buttonClass({variant: phone ? 'secondary' : 'primary'})} max-sm:w-full`}
      >
        {contactUs}
      </a>
    </div>
  )
}

// The padding enlarges the touch target and not the line.
const lineLink =
  'py-2.5 font-medium text-(--fg-link) underline underline-offset-2 hover:text-(--fg-strong)'
