import {ResetIcon} from '@sanity/icons/Reset'
import type {DocumentActionComponent} from 'sanity'

import {wrapAction} from './wrap-action.ts'

/**
 * Sanity's own Discard changes, which stays in the menu and is gray where there is nothing to discard. Sanity knows the
 * dialog that is open by its place in the menu (6.15), so an entry before it that comes or goes with a draft would
 * close the question.
 */
export const discardActionThatStays = wrapAction((useDiscard) => {
  const useDiscardThatStays: DocumentActionComponent = (props) =>
    useDiscard(props) ?? {
      label: 'Discard changes',
      title: 'There is nothing to discard',
      icon: ResetIcon,
      disabled: true,
    }
  return useDiscardThatStays
})
