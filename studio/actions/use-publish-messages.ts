import {useToast} from '@sanity/ui/toast'
import type {ToastParams} from '@sanity/ui/toast'
import {useSchema} from 'sanity'
import type {SanityDocument} from 'sanity'

import {documentTitle} from '../content/item-name.ts'
import {useFailureToast} from '../failures/use-failure-toast.ts'
import {persistentToast} from '../ui/toast-options.ts'
import {useIsUnmounted} from '../ui/use-is-unmounted.ts'
import type {PublishOutcome} from './publish-draft.ts'

/** What the office reads of a publish. How it ended takes the place of the message that it takes long. */
export function usePublishMessages(id: string, type: string, draft: SanityDocument | null) {
  const toast = useToast()
  const showFailure = useFailureToast()
  const isUnmounted = useIsUnmounted()
  const name = documentTitle(useSchema().get(type), draft ?? {})
  const toastId = `publish-${id}`
  const notify = (status: ToastParams['status'], title: string) =>
    toast.push({
      id: toastId,
      ...persistentToast,
      status,
      title,
      ...(isUnmounted.current && {description: name}),
    })
  return {
    slow: () => notify('info', 'Publishing is taking a while. A message will say how it ended.'),
    failed: (error: unknown) =>
      showFailure(error, notPublished, {
        id: toastId,
        about: isUnmounted.current ? name : undefined,
      }),
    ended: (outcome: PublishOutcome) => {
      if (outcome === 'late') {
        notify('warning', 'Not published yet: the check took too long. Press Publish once more.')
      } else if (outcome === 'changed') {
        notify('warning', 'Somebody has just changed this. Press Publish once more.')
      } else if (outcome === 'gone') {
        notify(
          'warning',
          'This has just been published or discarded. There is nothing left to publish.',
        )
      } else if (outcome === 'published') {
        const title = `${name} was published`
        toast.push({id: toastId, closable: true, status: 'success', title})
      } else if (Array.isArray(outcome) && outcome[0] && isUnmounted.current) {
        // The dialog has gone with the form.
        const title = `${name} is not published yet: ${outcome[0].message} Open it and press Publish.`
        toast.push({...persistentToast, status: 'warning', title})
      }
    },
  }
}

const notPublished = {
  nothingDone: 'Nothing was published.',
  unknown: 'The Studio cannot tell whether this was published.',
}
