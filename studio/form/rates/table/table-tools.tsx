import {Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {useRef} from 'react'

import {focusOrNext} from '../../../ui/use-return-focus.ts'
import type {GridCard} from '../grid-cards.ts'
import type {GridVehicle} from '../grid/use-grid-data.ts'
import {TableExport} from './table-export.tsx'
import {TableImport} from './table-import.tsx'
import {TablePreview} from './table-preview.tsx'
import type {TableImportState} from './use-table-import.ts'

/** The grid as a table for a spreadsheet and back, by the clipboard or a file. */
export function TableTools({
  vehicles,
  cards,
  fileName,
  disabled,
  readOnly,
  tableImport,
}: {
  vehicles: GridVehicle[]
  cards: GridCard[]
  /** Of the file that is saved. */
  fileName: string
  /** While the vehicles are not read: a table would lack them. */
  disabled: boolean
  readOnly: boolean
  tableImport: TableImportState
}) {
  const importButton = useRef<HTMLButtonElement>(null)
  const {importedTable, setImportedTable, message, say, write, canUndo, undo} = tableImport
  return (
    <Stack gap={3}>
      <Flex gap={2} wrap="wrap">
        <TableExport
          vehicles={vehicles}
          cards={cards}
          fileName={fileName}
          disabled={disabled}
          say={say}
        />
        <TableImport
          ref={importButton}
          cards={cards}
          disabled={disabled || readOnly}
          onTable={setImportedTable}
          say={say}
        />
      </Flex>
      <div aria-live="polite">
        {message && (
          <Card padding={3} radius={2} tone="transparent" border>
            <Flex align="center" gap={3} wrap="wrap">
              <Text size={1}>{message}</Text>
              {canUndo && (
                <Button
                  text="Undo"
                  aria-label="Undo what was imported from the table"
                  mode="ghost"
                  fontSize={1}
                  padding={2}
                  onClick={() => {
                    undo()
                    // The button that was pressed goes.
                    focusOrNext(importButton.current)
                  }}
                />
              )}
            </Flex>
          </Card>
        )}
      </div>
      {importedTable && (
        <TablePreview
          table={importedTable}
          vehicles={vehicles}
          cards={cards}
          write={write}
          close={() => setImportedTable(null)}
        />
      )}
    </Stack>
  )
}
