import {Card, Flex, Text} from '@sanity/ui'
import {IntentLink} from 'sanity/router'

import {counted} from '../../../domain/words/counted.ts'

/** The conditions that the site shows beside every price, with a link to where they are changed. */
export function BookingConditions({
  minimumHours,
  gratuityNote,
}: {
  minimumHours: number | null
  gratuityNote: string | null
}) {
  return (
    <Card padding={3} radius={2} tone="transparent" border>
      <Flex gap={4} wrap="wrap">
        <Text size={1}>Minimum booking: {counted(minimumHours ?? '?', 'hour')}</Text>
        <Text size={1}>{gratuityNote ?? 'No note on gratuity'}</Text>
        <Text size={1}>
          <IntentLink intent="edit" params={{id: 'bookingRules', type: 'bookingRules'}}>
            Change in Booking rules
          </IntentLink>
        </Text>
      </Flex>
    </Card>
  )
}
