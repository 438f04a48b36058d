import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'

import type {StoredLink} from '#src/content/components/complete-links.ts'
import {SiteLink} from '#src/content/components/site-link.tsx'
import {useSharedLinks} from '#src/content/components/use-links.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {useReadAt} from '#src/content/live/use-content.ts'
import {queries} from '#src/content/query/queries.ts'
import {isShowing, useScheduleTime} from '#src/content/time/schedule.ts'
import {useHydrated} from '#src/hydration/use-hydrated.ts'
import {useWords} from '#src/language/words.ts'
import {focusMain, keepFocusOnPage} from '#src/ui/focus/focus-main.ts'
import {Icon} from '#src/ui/icon.tsx'
import {storedText} from '#src/ui/storage.ts'

/** The announcement (its text and times) that this visitor dismissed. If the browser stores nothing, it shows again on the next page load. */
const dismissed = storedText('localStorage', 'dismissed-announcement')

/**
 * One line of news below the header, from the minute in which it starts to the one in which it ends. It covers
 * the page's first lines and moves nothing. The prerendered page shows it only where no script will run: the
 * clock and what this visitor dismissed are not known yet.
 */
export function AnnouncementBanner() {
  const announcement = useSite((site) => site.announcement)
  const readAt = useReadAt(queries.site)
  const resolve = usePlaceholders()
  const isHydrated = useHydrated()
  const text = resolve(announcement?.text)
  const now = useScheduleTime(announcement ? [announcement] : [], readAt)
  // The same in every language, so that who has closed it is not asked again after a change of language.
  const edition = `${announcement?.original} ${announcement?.showFrom ?? ''} ${announcement?.showUntil ?? ''}`
  if (!text || !announcement || !isShowing(announcement, now)) return null
  return isHydrated ? (
    <Message edition={edition} text={text} link={announcement.link} />
  ) : (
    <div className="hidden scriptless:block">
      <Line text={text} link={announcement.link} />
    </div>
  )
}

function Message({edition, text, link}: {edition: string; text: string; link: StoredLink}) {
  const words = useWords('site')
  // With a `key`, the focus would be lost whenever the office changes the text.
  const [shown, setShown] = useState(() => ({edition, isDismissed: dismissed.read() === edition}))
  if (shown.edition !== edition) setShown({edition, isDismissed: dismissed.read() === edition})
  if (shown.isDismissed) return null
  const dismiss = () => {
    dismissed.write(edition)
    setShown({edition, isDismissed: true})
    // Safari does not focus a button that is pressed, so the focus is not always inside.
    focusMain()
  }
  return (
    <div ref={keepFocusOnPage} data-announcement="">
      <Line text={text} link={link}>
        <button
          type="button"
          aria-label={words.announcement.dismiss}
          className="grid size-11 flex-none cursor-pointer place-items-center text-mist-300 hover:text-pearl-50"
          onClick={dismiss}
        >
          <Icon name="x" size={20} />
        </button>
      </Line>
    </div>
  )
}

function Line({text, link, children}: {text: string; link: StoredLink; children?: ReactNode}) {
  const [action] = useSharedLinks(() => [link])
  const line = useRef<HTMLParagraphElement>(null)
  useTabStopWhereCut(line, text)
  useFoldOnEscape(line)
  return (
    <div
      data-surface="night"
      onFocus={unfold}
      className="unfolds flex min-h-11 items-center justify-center gap-x-3 border-b border-dusk-500 bg-ink-850 pl-5 text-small leading-[1.3] wrap-anywhere"
    >
      <p ref={line} onPointerEnter={unfold} className="my-1 line-clamp-2">
        {text}
      </p>{' '}
      {action && (
        <SiteLink
          href={action.href}
          onPointerEnter={unfold}
          className="max-w-[40%] flex-none py-2 font-medium text-dusk-300 underline underline-offset-[0.25em]"
        >
          {/* A span of its own, because the clamp would cut off the focus outline of the link. */}
          <span className="line-clamp-2">{action.label}</span>
        </SiteLink>
      )}
      {children}
    </div>
  )
}

/** A text that does not fit into two lines can be focused, and then shows as a whole. */
function useTabStopWhereCut(line: RefObject<HTMLElement | null>, text: string) {
  useEffect(() => {
    const element = line.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      // Shown as a whole, it does not say whether it would be cut.
      if (element.matches(':hover, :focus')) return
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [line, text])
}

/** Escape uncovers what the unfolded text covers, until pointer or focus comes to it again. */
function useFoldOnEscape(line: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const fold = ({key}: KeyboardEvent) => {
      if (key === 'Escape') line.current?.parentElement?.setAttribute('data-folded', '')
    }
    addEventListener('keydown', fold)
    return () => removeEventListener('keydown', fold)
  }, [line])
}

function unfold({currentTarget}: SyntheticEvent) {
  currentTarget.closest('.unfolds')?.removeAttribute('data-folded')
}
