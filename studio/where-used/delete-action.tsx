import {TrashIcon} from '@sanity/icons/Trash'
import {useState} from 'react'
import type {DocumentActionComponent} from 'sanity'

import {DeleteDialog} from './delete-dialog.tsx'

/** Replaces Sanity's own Delete: shows where a document is used, and refuses where it is required. */
export const useDeleteAction: DocumentActionComponent = ({id, type, draft, published}) => {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const close = () => setOpen(false)
  return {
    label: 'Delete',
    tone: 'critical',
    icon: TrashIcon,
    disabled: !draft && !published,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'Delete',
      onClose: () => {
        if (!isBusy) close()
      },
      content: (
        <DeleteDialog
          id={id}
          type={type}
          isPublished={Boolean(published)}
          isBusy={isBusy}
          setBusy={setBusy}
          close={close}
        />
      ),
    },
  }
}
useDeleteAction.action = 'delete'
