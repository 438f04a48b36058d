import {queries} from '../query/queries.ts'
import {useContent} from '../query/use-content.ts'

/** The cancellation policy, null while staff have not written one. */
export function useCancellationPolicy() {
  return useContent(queries.cancellationPolicy)
}
