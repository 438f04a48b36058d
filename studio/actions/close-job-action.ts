import {CloseCircleIcon} from '@sanity/icons/CloseCircle'
import {RestoreIcon} from '@sanity/icons/Restore'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useClient} from 'sanity'
import type {DocumentActionComponent} from 'sanity'

import {apiVersion} from '../../domain/api-version.ts'
import {jobState} from '../../domain/time/job-state.ts'
import {formatInMiami} from '../../domain/time/miami-time.ts'
import {words} from '../../domain/words/en.ts'
import {useFailureToast} from '../failures/use-failure-toast.ts'
import {useNow} from '../ui/use-now.ts'
import {publishClosing, readClosingTime, readPlannedClosing} from './close-job.ts'
import {readJobTimes} from './job-times.ts'

/** Closes a published job on the site at once, or reopens a closed one. */
export const useCloseJobAction: DocumentActionComponent = ({id, published, onComplete}) => {
  const client = useClient({apiVersion})
  const toast = useToast()
  const showFailure = useFailureToast()
  const now = useNow(published?._updatedAt)
  const [isBusy, setBusy] = useState(false)
  if (!published) return null
  const state = jobState(readJobTimes(published), now.getTime())
  // A job that opens later is not on the site yet.
  if (state === 'later') return null
  const isClosed = state === 'closed'
  const change = async () => {
    setBusy(true)
    // The menu has closed, so that nothing else would show that it was pressed.
    const slowTimer = setTimeout(() => {
      toast.push({status: 'info', title: isClosed ? 'Opening it again…' : 'Closing…'})
    }, slowMs)
    try {
      const closesOn = isClosed
        ? await readPlannedClosing(client, id, Date.now())
        : await readClosingTime(client)
      await publishClosing(client, id, closesOn)
      toast.push({
        status: 'success',
        title: isClosed ? reopened(closesOn) : 'Closed. The site no longer shows this opening.',
      })
    } catch (error) {
      showFailure(error, {
        nothingDone: isClosed ? 'The opening is still closed.' : 'The opening is still open.',
        unknown: `The Studio cannot tell whether the opening is ${isClosed ? 'open again' : 'closed'}.`,
      })
    } finally {
      clearTimeout(slowTimer)
      setBusy(false)
      onComplete()
    }
  }
  return {
    label: isClosed ? 'Reopen' : 'Close opening',
    title: isClosed
      ? 'Shows the opening on the site again, from now on'
      : 'Takes the opening off the site now; Reopen brings it back',
    icon: isClosed ? RestoreIcon : CloseCircleIcon,
    disabled: isBusy,
    onHandle: () => void change(),
  }
}

const slowMs = 1000

function reopened(closesOn: string | null) {
  if (!closesOn) return 'Open again. The site shows this opening, which has no closing day now.'
  const parts: Intl.DateTimeFormatOptions = {dateStyle: 'medium', timeStyle: 'short'}
  const until = formatInMiami(Date.parse(closesOn), parts, words)
  return `Open again. The site shows this opening until ${until} in Miami, as planned.`
}
