import {useContent} from '../live/use-content.ts'
import {queries} from '../query/queries.ts'

/** The cancellation policy, null while staff have not written one. */
export function useCancellationPolicy() {
  return useContent(queries.cancellationPolicy, (policy) => policy)
}
