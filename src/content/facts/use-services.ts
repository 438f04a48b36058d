import {inOrder} from '#domain/list-order.ts'

import {useContent} from '../live/use-content.ts'
import {queries} from '../query/queries.ts'
import {nullUnlessText} from './null-unless-text.ts'

/** The services as cards, in the order that staff gave them. */
export function useServices() {
  return useContent(queries.services, ({services, order}) =>
    inOrder(services, order).map((service) => nullUnlessText(service, ['path'])),
  )
}

export type ServiceCard = ReturnType<typeof useServices>[number]
