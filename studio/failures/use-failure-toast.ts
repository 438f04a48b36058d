import {useToast} from '@sanity/ui/toast'

import {persistentToast} from '../ui/toast-options.ts'
import {failureWords} from './failure-words.ts'
import type {Failed} from './failure-words.ts'

/**
 * Shows the office in plain words what has failed; `about` names the document, and `id` the message of which this one
 * takes the place. The error itself is for the console.
 */
export function useFailureToast(): (
  error: unknown,
  failed: Failed,
  message?: {about?: string | undefined; id?: string},
) => void {
  const toast = useToast()
  return (error, failed, {about, ...message} = {}) => {
    // oxlint-disable-next-line no-console -- for whoever looks into it, while the office reads plain words
    console.error(error)
    const {title, description} = failureWords(error, failed)
    toast.push({
      ...persistentToast,
      ...message,
      status: 'error',
      title,
      description: [about, description].filter(Boolean).join(': '),
    })
  }
}
