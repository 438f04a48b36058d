import {buttonClass} from '#src/ui/button.tsx'
import {Icon} from '#src/ui/icon.tsx'

import {CallLink} from './call-link.tsx'

type HelpLineProps = {url: string; phone: string | null}

/** Always under the form, because a page cannot see whether a visitor sees the form. */
export function HelpLine({url, phone}: HelpLineProps) {
  return (
    <p className="text-caption text-(--fg-soft)">
      Form not showing?{' '}
      <a href={url} target="_blank" rel="noopener" className={lineLink}>
        Open it in a new window
      </a>
      {phone && (
        <>
          {' or '}
          <CallLink phone={phone} verb="call" className={lineLink} />
        </>
      )}
      .
    </p>
  )
}

type LatePanelProps = HelpLineProps & {
  /** Stays at the foot of the window over a frame that reaches below it. */
  isSticky: boolean
  retrying: boolean
  onRetry: () => void
}

/** Other ways to book while the form does not answer; it goes away if the form answers after all. */
export function LatePanel({url, phone, isSticky, retrying, onRetry}: LatePanelProps) {
  return (
    <div
      className={`${isSticky ? 'sticky bottom-0 bg-(--surface) shadow-[inset_0_1px_var(--line)]' : 'relative'} flex min-h-14 flex-none flex-wrap items-center gap-x-4 gap-y-2.5 rounded-b-panel px-5 py-1.5 @min-[560px]:px-6`}
    >
      <p className="grow text-small font-medium text-(--fg-strong)">
        {retrying ? 'Loading the form again…' : 'Trouble with the booking form?'}
      </p>
      {phone && (
        <CallLink phone={phone} className={`${buttonClass({size: 'small'})} max-sm:w-full`}>
          <Icon name="phone" size={18} />
        </CallLink>
      )}
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className={`${buttonClass({variant: 'secondary', size: 'small'})} max-sm:grow`}
      >
        Open in a new window
      </a>
      {/* Not `disabled` while it loads, because a disabled button loses the focus. */}
      <button
        type="button"
        onClick={onRetry}
        aria-disabled={retrying}
        className={`${buttonClass({variant: 'secondary', size: 'small'})} max-sm:grow aria-disabled:opacity-60`}
      >
        Retry
      </button>
    </div>
  )
}

/** In place of the frame when there is no widget to show. */
export function UnavailablePanel({phone}: {phone: string | null}) {
  return (
    <div className="flex min-h-30 flex-wrap items-center gap-x-6 gap-y-3 px-6 py-6">
      <p className="grow text-small font-medium text-(--fg-strong)">
        Online booking is not available at the moment.
        {phone ? ' Call us to book your ride.' : ' Write to us to book your ride.'}
      </p>
      {phone && (
        <CallLink phone={phone} className={`${buttonClass()} max-sm:w-full`}>
          <Icon name="phone" size={20} />
        </CallLink>
      )}
      <a
        href="/contact"
        className={`${buttonClass({variant: phone ? 'secondary' : 'primary'})} max-sm:w-full`}
      >
        Contact Us
      </a>
    </div>
  )
}

// The padding enlarges the touch target and not the line.
const lineLink =
  'py-2.5 font-medium text-(--fg-link) underline underline-offset-2 hover:text-(--fg-strong)'
