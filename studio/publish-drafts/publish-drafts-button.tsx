import {PublishIcon} from '@sanity/icons/Publish'
import {Button} from '@sanity/ui'
import {useEffectEvent, useLayoutEffect, useRef, useState} from 'react'

import {PublishDialog} from './publish-dialog.tsx'
import type {Draft} from './use-waiting-drafts.ts'

/** Publishes all drafts at once, after a look at what changes and what stops which of them. */
export function PublishDraftsButton({
  drafts,
  focusAfterLast,
}: {
  drafts: Draft[]
  /** Where the focus goes when nothing waits any more, and this goes. */
  focusAfterLast: () => void
}) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const focusLast = useEffectEvent(focusAfterLast)
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      if (element && document.activeElement === element) focusLast()
    }
  }, [])
  return (
    <>
      <Button
        ref={button}
        icon={PublishIcon}
        text="Publish everything that waits"
        mode="ghost"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <PublishDialog
          drafts={drafts}
          close={() => setOpen(false)}
          focusAfterLast={focusAfterLast}
        />
      )}
    </>
  )
}
