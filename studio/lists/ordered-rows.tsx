import {DragHandleIcon} from '@sanity/icons/DragHandle'
import {Box, Button, Card, Flex, Stack} from '@sanity/ui'
import {Menu, MenuButton, MenuItem} from '@sanity/ui/menu'
import {useId, useState} from 'react'

import {DocumentName} from '../ui/document-name.tsx'
import {DocumentRow} from './document-row.tsx'
import type {ListedDocument} from './listed-document.ts'
import type {Place} from './reorder.ts'

/** Rows that change places by dragging, or by the menu on their handle. */
export function OrderedRows({
  documents,
  label,
  type,
  selected,
  onMove,
}: {
  documents: ListedDocument[]
  label: string
  type: string
  selected: string | undefined
  onMove: (id: string, place: Place) => void
}) {
  const ids = documents.map(({_id}) => _id)
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  const isDown = dragged !== null && over !== null && ids.indexOf(over) > ids.indexOf(dragged)
  const drop = () => {
    if (dragged && over && dragged !== over) {
      onMove(dragged, {side: isDown ? 'after' : 'before', of: over})
    }
    end()
  }
  return (
    <Stack as="ul" aria-label={label} gap={1} padding={0} style={{listStyle: 'none', margin: 0}}>
      {documents.map((document, index) => {
        const {_id: id} = document
        const above = ids[index - 1]
        const below = ids[index + 1]
        const line = id === over && id !== dragged ? '2px solid var(--card-focus-ring-color)' : ''
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is dragged is dropped on a row; the menu on its handle does the same by keyboard
          <li
            key={id}
            draggable={ids.length > 1}
            style={{
              opacity: id === dragged ? 0.5 : 1,
              ...(isDown ? {borderBottom: line} : {borderTop: line}),
            }}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', id)
              setDragged(id)
            }}
            onDragOver={(event) => {
              if (!dragged) return
              event.preventDefault()
              setOver(id)
            }}
            onDrop={(event) => {
              event.preventDefault()
              drop()
            }}
            onDragEnd={end}
          >
            <Flex align="center" gap={1}>
              {ids.length > 1 && (
                <MoveMenu
                  id={id}
                  type={type}
                  {...(above && {up: () => onMove(id, {side: 'before', of: above})})}
                  {...(below && {down: () => onMove(id, {side: 'after', of: below})})}
                />
              )}
              <Box flex={1}>
                <DocumentRow document={document} type={type} isSelected={id === selected} />
              </Box>
            </Flex>
          </li>
        )
      })}
    </Stack>
  )
}

function MoveMenu({
  id,
  type,
  up,
  down,
}: {
  id: string
  type: string
  up?: () => void
  down?: () => void
}) {
  const menuId = useId()
  const nameId = useId()
  return (
    <Card>
      <span id={nameId} hidden>
        Move <DocumentName id={id} type={type} />
      </span>
      <MenuButton
        id={menuId}
        button={
          <Button
            mode="bleed"
            padding={2}
            icon={DragHandleIcon}
            aria-labelledby={nameId}
            title="Drag to change the order on the site, or press for a menu"
            style={{cursor: 'grab'}}
          />
        }
        menu={
          <Menu>
            <MenuItem text="Move up" disabled={!up} onClick={() => up?.()} />
            <MenuItem text="Move down" disabled={!down} onClick={() => down?.()} />
          </Menu>
        }
      />
    </Card>
  )
}
