import {createContext, use, useCallback, useState} from 'react'
import type {ReactNode} from 'react'

import {lazyWithPreload} from '#src/hydration/lazy-with-preload.tsx'

import type {Toast} from './toast-card.tsx'

const ToastCard = lazyWithPreload(async () => (await import('./toast-card.tsx')).ToastCard)

/** Shows the toasts of everything inside it, at the bottom right, one at a time. Use it once, at the root. */
export function ToastRegion({children}: {children: ReactNode}) {
  const [toast, setToast] = useState<(Toast & {id: number}) | null>(null)

  // A new id makes a new live region, so that even a repeated message is announced again.
  const showToast = useCallback<ShowToast>((next) => {
    void ToastCard.preload().then(
      () => setToast({...next, id: nextId++}),
      // Without the script of the card the browser's own dialog says it, and keeps a text that is to be copied.
      () => alert([next.title, next.text].join('\n')),
    )
  }, [])

  return (
    <ShowToastContext value={showToast}>
      {children}
      {toast && (
        <div className="pointer-events-none fixed right-0 bottom-0 z-50 w-full p-4 sm:w-[27rem] sm:p-6 print:hidden">
          <ToastCard key={toast.id} toast={toast} onClose={() => setToast(null)} />
        </div>
      )}
    </ShowToastContext>
  )
}

/** `const showToast = useToast()`, then `showToast({title, text?, tone?})` replaces the last one. */
export function useToast(): ShowToast {
  const showToast = use(ShowToastContext)
  if (!showToast) throw new Error('useToast must be used within a ToastRegion')
  return showToast
}

/** Loads the script of a toast ahead, so that it appears at once. False when it cannot be loaded. */
export function preloadToast(): Promise<boolean> {
  return ToastCard.preload().then(
    () => true,
    () => false,
  )
}

type ShowToast = (toast: Toast) => void

const ShowToastContext = createContext<ShowToast | null>(null)
let nextId = 1
