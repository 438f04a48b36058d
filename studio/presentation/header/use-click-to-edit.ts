import {useCallback, useEffect, useRef, useSyncExternalStore} from 'react'
import type {PreviewHeaderProps} from 'sanity/presentation'

import {useStoredToggle} from './use-stored-toggle.ts'

type Preview = Pick<PreviewHeaderProps, 'presentationRef' | 'overlaysConnection' | 'toggleOverlay'>

/**
 * Whether a click on the page opens the field of what was clicked, or does what it does for visitors. A page that loads
 * always starts with it on, so it is turned off once for each, unless somebody chose it.
 */
export function useClickToEdit({presentationRef, overlaysConnection, toggleOverlay}: Preview) {
  const [isChosen, choose] = useStoredToggle('clickToEdit')
  const isNewPage = useRef(true)
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = presentationRef.subscribe(onChange)
      return () => subscription.unsubscribe()
    },
    [presentationRef],
  )
  const isOn = useSyncExternalStore(
    subscribe,
    () => presentationRef.getSnapshot().context.visualEditingOverlaysEnabled,
  )
  const settle = useCallback(() => {
    if (!isNewPage.current || overlaysConnection !== 'connected' || !isOn) return
    isNewPage.current = false
    if (!isChosen) toggleOverlay()
  }, [overlaysConnection, isOn, isChosen, toggleOverlay])
  useEffect(settle, [settle])

  return {
    isOn: isChosen,
    toggle: () => {
      choose(!isChosen)
      if (isOn === isChosen) toggleOverlay()
    },
    onPageLoad: useCallback(() => {
      isNewPage.current = true
      settle()
    }, [settle]),
  }
}
