import {ArchiveIcon} from '@sanity/icons/Archive'
import {TrashIcon} from '@sanity/icons/Trash'
import type {DocumentActionComponent, DocumentActionProps, SanityDocument} from 'sanity'

import {isFixedDocument} from '../../schema/fixed-documents.ts'
import {useDialogAction} from '../../ui/use-dialog-action.ts'
import {RetirePageDialog} from './retire-page-dialog.tsx'

/** Replaces Sanity's own Delete for pages. */
export const useDeletePageAction: DocumentActionComponent = (props) => {
  const dialog = useRetireDialog(props, 'delete', 'Delete this page')
  if (props.published && isFixedDocument(props.id)) return null
  return {
    label: 'Delete',
    tone: 'critical',
    icon: TrashIcon,
    disabled: !props.draft && !props.published,
    ...dialog,
  }
}
useDeletePageAction.action = 'delete'

/** Replaces Sanity's own Unpublish for pages: the page is kept as a draft. */
export const useTakeOffSiteAction: DocumentActionComponent = (props) => {
  const dialog = useRetireDialog(props, 'unpublish', 'Take this page off the site')
  return {label: 'Take off the site', icon: ArchiveIcon, disabled: !props.published, ...dialog}
}
useTakeOffSiteAction.action = 'unpublish'

function useRetireDialog(
  {id, published}: DocumentActionProps,
  how: 'delete' | 'unpublish',
  header: string,
) {
  return useDialogAction(header, (state) => (
    <RetirePageDialog
      id={id}
      how={how}
      paths={pathsOf(published)}
      isPublished={published !== null}
      {...state}
    />
  ))
}

function pathsOf(page: SanityDocument | null): string[] {
  const paths = [page?.['path'], page?.['formerPaths']].flat()
  return [...new Set(paths.filter((path) => typeof path === 'string'))]
}
