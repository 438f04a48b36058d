import type {MouseEventHandler} from 'react'

import {usePathTo} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {buttonClass} from '#src/ui/button.tsx'
import {Icon} from '#src/ui/icon.tsx'

import type {SessionUser} from '../session/session-user.ts'

type AccountInMenuProps = {user: SessionUser; onLogOut: MouseEventHandler<HTMLButtonElement>}

/** What the menu of the avatar holds, for the menu of narrow windows: while that is open, the avatar cannot be pressed. */
export function AccountInMenu({user, onLogOut}: AccountInMenuProps) {
  const {account: words} = useWords('site')
  const pathTo = usePathTo()
  return (
    <>
      <p className="mb-3 text-small wrap-anywhere text-(--fg-soft)">
        <span className="font-semibold text-(--fg-strong)">{user.name ?? words.noName}</span>
        <br />
        {user.email}
      </p>
      <div className="flex flex-wrap gap-3 [&>*]:flex-[1_1_9rem]">
        <a href={pathTo('dashboard')} className={button}>
          <Icon name="layout-dashboard" size={18} />
          {words.dashboard}
        </a>
        <button type="button" className={button} onClick={onLogOut}>
          <Icon name="log-out" size={18} />
          {words.logOut}
        </button>
      </div>
    </>
  )
}

const button = buttonClass({variant: 'secondary', size: 'compact'})
