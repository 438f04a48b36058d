import {inOrder} from '#domain/list-order.ts'

import {queries} from '../query/queries.ts'
import {useContent} from '../query/use-content.ts'
import {nullUnlessText} from './null-unless-text.ts'

/** The services as cards, in the order that staff gave them. */
export function useServices() {
  const result = useContent(queries.services)
  return inOrder(result.services, result.order).map((service) => nullUnlessText(service, ['path']))
}

export type ServiceCard = ReturnType<typeof useServices>[number]
