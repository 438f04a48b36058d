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
    const isThere = opener instanceof HTMLElement && opener.isConnected
    const target = isThere && opener.matches(':disabled') ? nextButton(opener) : opener
    if (isThere && target instanceof HTMLElement) target.focus()
    else otherwise?.()
  })
  useEffect(() => () => returnFocus(), [])
}

/** What has the focus, and for an item of a menu, which closes as the item is chosen, the menu's button. */
export function focusedOpener(): Element | null {
  const focused = document.activeElement
  const buttonId = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return (buttonId ? document.getElementById(buttonId) : null) ?? focused
}

function nextButton(element: Element): HTMLButtonElement | undefined {
  return [...document.querySelectorAll<HTMLButtonElement>('button:enabled')].find(
    (button) =>
      element.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING &&
      button.checkVisibility({visibilityProperty: true}) &&
      !button.closest('[inert]'),
  )
}
