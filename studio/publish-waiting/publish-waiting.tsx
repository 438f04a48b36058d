import {PublishIcon} from '@sanity/icons/Publish'
import {Button} from '@sanity/ui'
import {useState} from 'react'

import {PublishDialog} from './publish-dialog.tsx'
import type {Draft} from './use-waiting-documents.ts'

/** Publishes all drafts at once, after a look at what changes and what stops which of them. */
export function PublishWaiting({drafts}: {drafts: Draft[]}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={PublishIcon}
        text="Publish everything that waits"
        mode="ghost"
        onClick={() => setOpen(true)}
      />
      {isOpen && <PublishDialog drafts={drafts} close={() => setOpen(false)} />}
    </>
  )
}
