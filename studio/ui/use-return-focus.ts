import {useEffect, useEffectEvent, useState} from 'react'

/**
 * Gives the focus back to what had it when a dialog opened; `otherwise` is called where that is gone. The dialog of
 * @sanity/ui does neither. `openedBy` names another opener, such as a button that was disabled and lost the focus
 * meanwhile; with null the focus stays where it is. An opener that is still disabled passes the focus on to the next button.
 */
export function useReturnFocus(otherwise?: () => void, openedBy?: () => Element | null) {
  // In an effect it would be too late: the dialog has taken the focus by then.
  const [focused] = useState(focusedOpener)
  const returnFocus = useEffectEvent(() => {
    const opener = openedBy ? openedBy() : focused
    if (!focusOrNext(opener)) otherwise?.()
  })
  useEffect(() => () => returnFocus(), [])
}

/** What has the focus, and for an item of a menu, which closes as the item is chosen, the menu's button. */
export function focusedOpener(): Element | null {
  const focused = document.activeElement
  const buttonId = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return (buttonId ? document.getElementById(buttonId) : null) ?? focused
}

/** Focuses a button, or the next one where it is disabled or soon will be. Returns false where none of them is there. */
export function focusOrNext(opener: Element | null, willBeDisabled = false): boolean {
  if (!(opener instanceof HTMLElement) || !opener.isConnected) return false
  const target = willBeDisabled || opener.matches(':disabled') ? nextButton(opener) : opener
  target?.focus()
  return Boolean(target)
}

function nextButton(element: Element): HTMLButtonElement | undefined {
  return [...document.querySelectorAll<HTMLButtonElement>('button:enabled')].find(
    (button) =>
      element.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING &&
      button.checkVisibility({visibilityProperty: true}) &&
      !button.closest('[inert]'),
  )
}
