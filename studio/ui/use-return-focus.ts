import {useEffect, useEffectEvent, useState} from 'react'

/**
 * Gives the focus back to what had it when a dialog opened; `otherwise` is called where that is gone. The dialog of
 * @sanity/ui does neither.
 */
export function useReturnFocus(otherwise?: () => void) {
  // In an effect it would be too late: the dialog has taken the focus by then.
  const [opener] = useState(() => document.activeElement)
  const returnFocus = useEffectEvent(() => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    else otherwise?.()
  })
  useEffect(() => () => returnFocus(), [])
}
