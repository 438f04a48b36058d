import {ClipboardIcon} from '@sanity/icons/Clipboard'
import {DownloadIcon} from '@sanity/icons/Download'
import {Button} from '@sanity/ui'

import type {GridCard} from '../grid-cards.ts'
import type {GridVehicle} from '../grid/use-grid-data.ts'
import {tableOf} from './rates-table.ts'
import {commaSeparated, tabSeparated} from './table-text.ts'

/** Buttons that give the grid to a spreadsheet, by the clipboard or a file. */
export function TableExport({
  vehicles,
  cards,
  fileName,
  disabled,
  say,
}: {
  vehicles: GridVehicle[]
  cards: GridCard[]
  fileName: string
  disabled: boolean
  say: (message: string) => void
}) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(tabSeparated(tableOf(vehicles, cards)))
      say(
        'Copied. Paste it into a spreadsheet. To bring a table back, copy it there and paste it into the grid.',
      )
    } catch {
      say('The browser does not let the Studio copy. Download the table instead.')
    }
  }
  return (
    <>
      <Button
        icon={ClipboardIcon}
        text="Copy the table"
        mode="ghost"
        fontSize={1}
        disabled={disabled}
        onClick={() => void copy()}
      />
      <Button
        icon={DownloadIcon}
        text="Download as CSV"
        mode="ghost"
        fontSize={1}
        disabled={disabled}
        onClick={() => download(commaSeparated(tableOf(vehicles, cards)), fileName)}
      />
    </>
  )
}

function download(text: string, fileName: string) {
  const url = URL.createObjectURL(new Blob([text], {type: 'text/csv;charset=utf-8'}))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
