import {cancellationPolicyContent, useContent} from '../query/query-definition.ts'

/** The cancellation policy, null while staff have not written one. */
export function useCancellationPolicy() {
  return useContent(cancellationPolicyContent)
}
