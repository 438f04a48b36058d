import {cancellationPolicyContent, useContent} from './content-query.ts'

/** The cancellation policy, null while staff have not written one. */
export function useCancellationPolicy() {
  return useContent(cancellationPolicyContent)
}
