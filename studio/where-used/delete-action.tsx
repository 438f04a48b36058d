import {TrashIcon} from '@sanity/icons/Trash'
import {useState} from 'react'
import type {DocumentActionComponent} from 'sanity'

import {DeleteDialog} from './delete-dialog.tsx'

/** Takes the place of Sanity's own Delete: says where a document is used, and stops where it is needed. */
export const useDeleteAction: DocumentActionComponent = ({id, type, draft, published}) => {
  const [isOpen, setOpen] = useState(false)
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
      onClose: close,
      content: <DeleteDialog id={id} type={type} isPublished={Boolean(published)} close={close} />,
    },
  }
}
useDeleteAction.action = 'delete'
