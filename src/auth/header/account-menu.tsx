import {type MouseEvent, useEffect, useId, useRef} from 'react'
import {createPortal} from 'react-dom'
import {useNavigate} from 'react-router-dom'

import {namedPageAt} from '#domain/language.ts'
import {normalizePath} from '#domain/routes.ts'
import {usePathTo} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {focusMain} from '#src/ui/focus/focus-main.ts'
import {Icon} from '#src/ui/icon.tsx'

import {useAuth} from '../session/auth-provider.tsx'
import {AccountInMenu} from './account-in-menu.tsx'
import {accountPlaceId} from './account-place.ts'
import {initials} from './initials.ts'

/** The avatar in the header with its menu; nothing while nobody is signed in. */
export function AccountMenu() {
  const {user, session} = useAuth()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const {account: words} = useWords('site')
  const pathTo = usePathTo()
  useEffect(() => {
    // Back and Forward lead on without a click, which would close it.
    const close = () => menu.current?.hidePopover()
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [])
  if (!user) return null
  const placeInMenu = document.getElementById(accountPlaceId)

  const logOut = ({currentTarget}: MouseEvent<HTMLButtonElement>) => {
    menu.current?.hidePopover()
    currentTarget.closest('dialog')?.close()
    session.signOut()
    const page = namedPageAt(normalizePath(location.pathname))
    const home = pathTo('home')
    // The focused button is about to disappear; from another page the focus moves by itself.
    if (page === 'home') focusMain()
    // Back must not lead to a guarded page, which would lead on to the sign-in page.
    if (page !== 'dashboard') void navigate(home, {replace: page === 'home'})
    else if (comesFrom(home)) void navigate(-1)
    else void navigate(home, {replace: true})
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={words.buttonLabel(initials(user.email), user.name ?? user.email)}
        className="grid size-11 flex-none cursor-pointer place-items-center rounded-pill border border-dusk-400 bg-ink-800 text-small font-semibold tracking-[0.02em] text-pearl-50 focus-visible:rounded-pill"
      >
        {initials(user.email)}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        data-surface="paper"
        onBeforeToggle={() => positionBelow(button.current, menu.current)}
        className="fixed inset-auto m-0 w-68 max-w-[calc(100vw-2rem)] overflow-hidden rounded-panel border border-(--line) shadow-menu"
      >
        <div className="border-b border-(--line) px-[1.1rem] py-4">
          <p className="font-semibold">{user.name ?? words.noName}</p>
          <p className="text-small wrap-anywhere text-(--fg-soft)">{user.email}</p>
        </div>
        <a href={pathTo('dashboard')} className={row} onClick={() => menu.current?.hidePopover()}>
          <Icon name="layout-dashboard" size={22} />
          {words.dashboard}
        </a>
        <button type="button" className={row} onClick={logOut}>
          <Icon name="log-out" size={22} />
          {words.logOut}
        </button>
      </div>
      {placeInMenu && createPortal(<AccountInMenu user={user} onLogOut={logOut} />, placeInMenu)}
    </>
  )
}

/** Whether Back leads to a page, without loading it. Browsers that cannot tell put it into the history twice. */
function comesFrom(path: string): boolean {
  // Older browsers lack it, which the types do not say.
  const history: Navigation | undefined = window.navigation
  const index = history?.currentEntry?.index ?? 0
  const before = history?.entries()[index - 1]
  return before?.sameDocument === true && before.url === new URL(path, location.origin).href
}

/** A popover is in the top layer, so its position has to be computed from its button. */
function positionBelow(button: HTMLElement | null, menu: HTMLElement | null) {
  if (!button || !menu) return
  const {bottom, right} = button.getBoundingClientRect()
  menu.style.top = `${bottom + 12}px`
  const fromRight = document.documentElement.clientWidth - right
  // At most so far that its width of 17rem and a margin of 1rem fit beside it.
  menu.style.right = `max(1rem, min(${fromRight}px, 100% - 18rem))`
}

const row =
  'flex min-h-12 w-full cursor-pointer items-center gap-3 px-[1.1rem] text-left font-medium no-underline hover:bg-pearl-100 focus-visible:bg-pearl-100 focus-visible:-outline-offset-2'
