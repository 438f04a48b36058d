import {TrashIcon} from '@sanity/icons/Trash'
import type {DocumentActionComponent} from 'sanity'

import {useDialogAction} from '../ui/use-dialog-action.ts'
import {DeleteDialog} from './delete-dialog.tsx'

/** Replaces Sanity's own Delete: shows where a document is used, and refuses where it is required. */
export const useDeleteAction: DocumentActionComponent = ({id, type, draft, published}) => {
  const dialog = useDialogAction('Delete', (state) => (
    <DeleteDialog id={id} type={type} isPublished={Boolean(published)} {...state} />
  ))
  return {
    label: 'Delete',
    tone: 'critical',
    icon: TrashIcon,
    disabled: !draft && !published,
    ...dialog,
  }
}
useDeleteAction.action = 'delete'
