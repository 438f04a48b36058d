import {AddDocumentIcon} from '@sanity/icons/AddDocument'
import {useState} from 'react'

import {TaskButton} from '../../start/task-card.tsx'
import {NewPageDialog} from './new-page-dialog.tsx'

/** Begins a page of the office's own, from the start page. */
export function NewPageTask() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TaskButton
        icon={AddDocumentIcon}
        title="New page"
        detail="For an event, a hotel, an airport, a season"
        onClick={() => setOpen(true)}
      />
      {isOpen && <NewPageDialog close={() => setOpen(false)} />}
    </>
  )
}
