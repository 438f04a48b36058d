import {Box, Button, Card, Dialog, Flex, Stack, Text} from '@sanity/ui'
import {useId} from 'react'

import {counted} from '../../../../domain/words/counted.ts'
import {SentenceList} from '../../../ui/sentence-list.tsx'
import {useReturnFocus} from '../../../ui/use-return-focus.ts'
import type {GridCard} from '../grid-cards.ts'
import type {GridVehicle} from '../grid/use-grid-data.ts'
import type {CellWrite} from '../price-patches.ts'
import {readTable} from './rates-table.ts'
import type {Table} from './table-text.ts'

/** What a table would change and what of it is left out, before anything is written. */
export function TablePreview({
  table,
  vehicles,
  cards,
  write,
  close,
}: {
  table: Table
  vehicles: GridVehicle[]
  cards: GridCard[]
  write: (writes: CellWrite[]) => void
  close: () => void
}) {
  const id = useId()
  useReturnFocus()
  // Read at each render: somebody else may change the grid meanwhile.
  const {writes, changes, refused} = readTable(table, vehicles, cards)
  const hasChanges = changes.length > 0
  return (
    <Dialog
      id={id}
      header="Import this table?"
      width={1}
      onClose={close}
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          <Button text={hasChanges ? 'Cancel' : 'Close'} mode="ghost" onClick={close} />
          {hasChanges && (
            <Button
              text={`Import ${counted(changes.length, 'price')}`}
              tone="primary"
              onClick={() => write(writes)}
            />
          )}
        </Flex>
      }
    >
      <Box padding={4}>
        <Stack gap={4}>
          <Text size={1}>
            {hasChanges
              ? 'It changes these prices in the form; visitors see them only when you press Publish:'
              : 'Nothing changes: every price that can be read is in the grid already.'}
          </Text>
          <SentenceList sentences={changes} limit={200} />
          {refused.length > 0 && (
            <Card tone="caution" padding={3} radius={2}>
              <Stack gap={3}>
                <Text size={1} weight="medium">
                  Left out
                </Text>
                <SentenceList sentences={refused} limit={200} />
              </Stack>
            </Card>
          )}
        </Stack>
      </Box>
    </Dialog>
  )
}
