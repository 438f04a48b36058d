import {getPublishedId} from '@sanity/client/csm'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useClient} from 'sanity'
import {useRouter} from 'sanity/router'

import {apiVersion} from '../../../domain/api-version.ts'
import {sendChange} from '../../failures/send-change.ts'
import {useFailureToast} from '../../failures/use-failure-toast.ts'
import {persistentToast} from '../../ui/toast-options.ts'
import {useIsUnmounted} from '../../ui/use-is-unmounted.ts'
import {CopiedPageGone, type Start, pageDraft} from './page-draft.ts'

/**
 * Creates the draft of a new page, calls `onCreated` and opens the form beside its preview; what fails is said in a
 * toast. Somebody who has left meanwhile stays where they are.
 */
export function useBeginPage(onCreated: () => void) {
  const client = useClient({apiVersion})
  const router = useRouter()
  const toast = useToast()
  const showFailure = useFailureToast()
  const isUnmounted = useIsUnmounted()
  const [isBusy, setBusy] = useState(false)
  const begin = async (title: string, start: Start) => {
    setBusy(true)
    try {
      const draft = await pageDraft(client, title, start)
      const isBegun = async () => Boolean(await client.getDocument(draft._id))
      await sendChange(() => client.create(draft), isBegun)
      if (isUnmounted.current) {
        const created = `${draft.title} was created. It is listed under Pages.`
        toast.push({...persistentToast, status: 'success', title: created})
        return
      }
      onCreated()
      router.navigateIntent('edit', {
        id: getPublishedId(draft._id),
        type: 'page',
        ...(draft.path && {
          mode: 'presentation',
          presentation: 'presentation',
          preview: draft.path,
        }),
      })
    } catch (error) {
      setBusy(false)
      if (error instanceof CopiedPageGone) {
        const gone = 'The page you chose has just been taken off the site. Choose another one.'
        toast.push({...persistentToast, status: 'warning', title: gone})
        return
      }
      showFailure(error, {
        nothingDone: 'The page could not be created.',
        unknown:
          'The Studio cannot tell whether the page was created. If it was, it is listed under Pages.',
      })
    }
  }
  return {begin, isBusy}
}
