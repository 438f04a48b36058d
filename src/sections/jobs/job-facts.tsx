import type {IconName} from '#domain/icon-names.ts'
import type {Job} from '#src/content/facts/use-jobs.ts'
import {Icon} from '#src/ui/icon.tsx'

/** Kind, place and department of a job, in one line. */
export function JobFacts({job}: {job: Job}) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4.5 gap-y-1 text-small text-(--fg-soft)">
      <Fact icon="clock-8" text={job.employmentType} />
      <Fact icon="map-pin" text={job.location} />
      <Fact icon="building-2" text={job.department} />
    </ul>
  )
}

function Fact({icon, text}: {icon: IconName; text: string | null | undefined}) {
  if (!text) return null
  return (
    <li className="flex items-center gap-1.5">
      <Icon name={icon} size={16} className="text-(--fg-accent)" />
      {text}
    </li>
  )
}
