import {measureOfficeTasks} from '../office-tasks/measure-office-tasks.ts'
import {pageTasks} from '../office-tasks/page-tasks.ts'
import {tableTasks} from '../office-tasks/table-tasks.ts'
import type {Part} from '../part.ts'
import {runningSite} from '../running-site.ts'

export const officeTasks: Part = {
  name: 'office-tasks',
  title: 'Office staff at work on pages, menus and many documents',
  method:
    'As the tasks above: from the start page, at the pace of a calm person, with 400 ms before each click and 120 ms between keys. A page and a path count until a visitor sees them, everything else until the Studio says that it is published. What happens in the spreadsheet itself is not counted.',
  run: async () => {
    const {studioUrl} = await runningSite()
    // The first request builds the Studio.
    await fetch(studioUrl)
    return measureOfficeTasks([...pageTasks, ...tableTasks])
  },
}
