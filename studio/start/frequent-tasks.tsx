import {AddIcon} from '@sanity/icons/Add'
import {BellIcon} from '@sanity/icons/Bell'
import {CaseIcon} from '@sanity/icons/Case'
import {ClockIcon} from '@sanity/icons/Clock'
import {CreditCardIcon} from '@sanity/icons/CreditCard'
import {ImageIcon} from '@sanity/icons/Image'
import {MobileDeviceIcon} from '@sanity/icons/MobileDevice'
import {UndoIcon} from '@sanity/icons/Undo'
import {Grid} from '@sanity/ui'
import {useWorkspace} from 'sanity'
import {useIntentLink, useLink} from 'sanity/router'

import {NewPageTask} from '../pages/new/new-page-task.tsx'
import {type Task, TaskCard} from './task-card.tsx'

/** What the office does most often; each leads to where it is done. */
export function FrequentTasks() {
  return (
    <nav aria-label="Frequent tasks">
      <Grid gridTemplateColumns={[1, 2, 2, 4]} gap={3}>
        <EditTask
          icon={CreditCardIcon}
          title="Change a rate"
          detail="All prices in one table"
          id="rates"
          type="rates"
        />
        <NewJobTask />
        <ListTask
          icon={CaseIcon}
          title="Close an opening"
          detail="Take a job off the site, or bring it back"
          path="job"
        />
        <EditTask
          icon={BellIcon}
          title="Post an announcement"
          detail="A line at the top of every page"
          id="announcement"
          type="announcement"
          path="text"
        />
        <EditTask
          icon={MobileDeviceIcon}
          title="Change the phone number"
          detail="Everywhere on the site at once"
          id="siteSettings"
          type="siteSettings"
          path="phone"
        />
        <EditTask
          icon={ClockIcon}
          title="Change the office hours"
          detail="When the office answers"
          id="siteSettings"
          type="siteSettings"
          path="officeHours"
        />
        <EditTask
          icon={UndoIcon}
          title="Edit the cancellation policy"
          detail="Who gets how much back, until when"
          id="cancellationPolicy"
          type="cancellationPolicy"
        />
        <ListTask
          icon={ImageIcon}
          title="Edit a vehicle"
          detail="Its picture, passengers and features"
          path="vehicle"
        />
        <NewPageTask />
      </Grid>
    </nav>
  )
}

function EditTask({id, type, path, ...task}: Task & {id: string; type: string; path?: string}) {
  const link = useIntentLink({intent: 'edit', params: {id, type, ...(path && {path})}})
  return <TaskCard {...task} {...link} />
}

function NewJobTask() {
  const link = useIntentLink({intent: 'create', params: {type: 'job', template: 'job'}})
  return (
    <TaskCard
      icon={AddIcon}
      title="New job opening"
      detail="Show a job on the careers page"
      {...link}
    />
  )
}

/** Leads to a list of the Content tool; `path` is its id in studio/structure.ts. */
function ListTask({path, ...task}: Task & {path: string}) {
  const {basePath} = useWorkspace()
  const href = `${basePath.replace(/\/$/, '')}/structure/${path}`
  return <TaskCard {...task} href={href} {...useLink({href})} />
}
