import {useEffect, useState} from 'react'

/** Gives the focus back to what had it when a dialog opened. The dialog of @sanity/ui does not. */
export function useReturnFocus() {
  // In an effect it would be too late: the dialog has taken the focus by then.
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
    [opener],
  )
}
