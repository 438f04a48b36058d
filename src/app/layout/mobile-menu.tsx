import {type RefObject, useEffect, useRef} from 'react'
import {useLocation} from 'react-router-dom'

import {formatPhone, telHref} from '#domain/contact/phone.ts'
import {accountPlaceId} from '#src/auth/header/account-place.ts'
import {SiteLink} from '#src/content/components/site-link.tsx'
import {OfficeLine} from '#src/content/office/office-line.tsx'
import {usePathTo} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {buttonClass} from '#src/ui/button.tsx'
import {Icon} from '#src/ui/icon.tsx'

import {Brand} from './brand.tsx'
import {AllLanguages} from './language-links.tsx'
import {SignInLink} from './sign-in-link.tsx'
import type {HeaderLink} from './use-header-links.ts'

type MobileMenuProps = {
  links: HeaderLink[]
  phone: string | null | undefined
  bookNowLabel: string | null
}

/**
 * The menu of narrow windows, a modal dialog. The `command` attributes open and close it before this
 * script is there or where scripts are off; the boot script does it in browsers that do not know them.
 */
export function MobileMenu({links, phone, bookNowLabel}: MobileMenuProps) {
  const words = useWords('site')
  const pathTo = usePathTo()
  const dialog = useRef<HTMLDialogElement>(null)
  const dial = telHref(phone)
  useCloseMenu(dialog)
  return (
    <div className="flex-none nav:hidden">
      <button
        type="button"
        aria-label={words.openMenu}
        aria-haspopup="dialog"
        className={iconButton}
        {...{command: 'show-modal', commandfor: menuId}}
      >
        <Icon name="menu" size={26} />
      </button>
      <dialog
        ref={dialog}
        id={menuId}
        aria-label={words.menu}
        closedby="any"
        data-surface="night"
        className="fixed inset-y-0 right-0 left-auto h-dvh max-h-none w-full max-w-[26rem] translate-x-full flex-col overflow-y-auto overscroll-contain px-6 pb-7 shadow-menu transition-[translate,display,overlay] transition-discrete duration-(--duration-slow) ease-drive backdrop:bg-ink-950/60 open:flex open:translate-x-0 starting:open:translate-x-full"
      >
        <div className="flex h-17 flex-none items-center justify-between gap-3">
          <Brand emblemClass="size-9.5" nameClass="text-[1.1875rem]" />
          <button
            type="button"
            aria-label={words.closeMenu}
            // showModal looks for the attribute, which React writes only while prerendering.
            autoFocus
            ref={focusFirst}
            className={iconButton}
            {...{command: 'close', commandfor: menuId}}
          >
            <Icon name="x" size={26} />
          </button>
        </div>
        <nav aria-label={words.mainNavigation} className="mt-2">
          {links.map(({label, href, current}, index) => (
            <SiteLink
              key={index}
              href={href}
              aria-current={current}
              className="flex min-h-16 items-center justify-between border-b border-ink-700 font-display text-[2rem] leading-none no-underline hover:text-dusk-300 aria-[current]:text-dusk-300"
            >
              <span className="in-aria-[current]:underline in-aria-[current]:decoration-2">
                {label}
              </span>
              <Icon name="arrow-right" size={20} className="text-tide-400" />
            </SiteLink>
          ))}
        </nav>
        <CausewayLines />
        <div className="mt-auto grid gap-3 pt-6">
          <OfficeLine withEmergencyLine className="pt-1 pb-2 text-small text-pearl-50" />
          {bookNowLabel && (
            <SiteLink href={pathTo('reservation')} className={buttonClass({wide: true})}>
              {bookNowLabel}
            </SiteLink>
          )}
          <div className="flex flex-wrap gap-3 [&>a]:flex-[1_1_9rem]">
            {dial && (
              <a href={dial} className={buttonClass({variant: 'secondary', size: 'compact'})}>
                <Icon name="phone" size={18} />
                <span className="tabular">
                  <span className="sr-only">{words.call} </span>
                  {formatPhone(phone)}
                </span>
              </a>
            )}
            <SignInLink
              iconSize={18}
              className={`${buttonClass({variant: 'secondary', size: 'compact'})} has-account:hidden`}
            />
          </div>
          <div id={accountPlaceId} className="empty:hidden" />
          <AllLanguages
            className="flex rounded-control border border-(--line) [&>li]:flex-1"
            itemClass={languageCell}
          />
        </div>
      </dialog>
    </div>
  )
}

/**
 * Closes the menu on every navigation, in a window that has room for the links of the header, and by a click beside it in
 * browsers that do not know `closedby`.
 */
function useCloseMenu(dialog: RefObject<HTMLDialogElement | null>) {
  const location = useLocation()
  // Not on the first rendering: the visitor can have opened the menu before this script was there.
  const shown = useRef(location)
  useEffect(() => {
    if (shown.current !== location) dialog.current?.close()
    shown.current = location
  }, [dialog, location])

  useEffect(() => {
    const menu = dialog.current
    const closeWhenHidden = () => menu?.clientWidth || menu?.close()
    // Nothing has to remove this listener: it is gone once the dialog is.
    if (menu && !knowsClosedBy(menu)) menu.addEventListener('click', closeFromBeside)
    addEventListener('resize', closeWhenHidden)
    return () => removeEventListener('resize', closeWhenHidden)
  }, [dialog])
}

/** The curve of `CausewayEdge` across the menu. */
function CausewayLines() {
  return (
    <svg viewBox="0 0 342 44" aria-hidden="true" className="mt-6 w-full flex-none">
      <g fill="none">
        <path
          d="M0 36C60 36 72 8 110 8S160 36 220 36H342"
          stroke="var(--color-dusk-400)"
          strokeWidth="1.5"
        />
        <path
          d="M0 41C60 41 72 13 110 13S160 41 220 41H342"
          stroke="var(--color-mist-300)"
          strokeOpacity=".6"
        />
      </g>
    </svg>
  )
}

function focusFirst(button: HTMLButtonElement | null) {
  button?.setAttribute('autofocus', '')
}

/** What `closedby` does in browsers that know it. A click on the backdrop has the dialog itself as its target. */
function closeFromBeside(this: HTMLDialogElement, {target, clientX}: MouseEvent) {
  if (target === this && clientX < this.getBoundingClientRect().left) this.close()
}

/** The types promise it, but not every browser has it. */
function knowsClosedBy(element: object): boolean {
  return 'closedBy' in element
}

const languageCell =
  'flex min-h-12 flex-1 items-center justify-center text-small font-medium text-(--fg-soft) no-underline hover:text-(--fg-strong) aria-[current]:font-semibold aria-[current]:text-(--fg-strong) aria-[current]:underline aria-[current]:decoration-dusk-400 aria-[current]:decoration-2 aria-[current]:underline-offset-[0.45em]'

const menuId = 'site-menu'
const iconButton = 'grid size-12 flex-none cursor-pointer place-items-center'
