import {ResetIcon} from '@sanity/icons/Reset'
import type {DocumentActionComponent} from 'sanity'

/**
 * Sanity's own Discard changes, which stays in the menu and is gray where there is nothing to discard. Sanity knows the
 * dialog that is open by its place in the menu (6.15), so an entry before it that comes or goes with a draft would
 * close the question.
 */
export function discardActionThatStays(
  useDiscard: DocumentActionComponent,
): DocumentActionComponent {
  const known = wrapped.get(useDiscard)
  if (known) return known
  const useDiscardThatStays: DocumentActionComponent = (props) =>
    useDiscard(props) ?? {
      label: 'Discard changes',
      title: 'There is nothing to discard',
      icon: ResetIcon,
      disabled: true,
    }
  useDiscardThatStays.action = 'discardChanges'
  wrapped.set(useDiscard, useDiscardThatStays)
  return useDiscardThatStays
}

/** The Studio resolves actions again at every render, and an action keeps its state only while it is the same function. */
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
