import {useId} from 'react'

import type {Job} from '#src/content/use-jobs.ts'
import {useSite} from '#src/content/use-site.ts'
import {useTokens} from '#src/content/use-tokens.ts'
import {buttonClass} from '#src/ui/button.tsx'
import type {IconName} from '#src/ui/icon-names.ts'
import {Icon} from '#src/ui/icon.tsx'

import {CheckList} from './check-list.tsx'
import {mailtoHref} from './mailto-href.ts'

type JobOpeningProps = {
  job: Job
  labels: {requirementsLabel?: string | null; applyLabel?: string | null}
}

/** One opening. Apply Now is an e-mail to the careers address about this job (specification, section 2). */
export function JobOpening({job, labels}: JobOpeningProps) {
  const resolve = useTokens()
  const {settings} = useSite()
  const titleId = useId()
  const {title, slug, employmentType, location, department, description, requirements} = job
  if (!title) return null
  const mail = mailtoHref(settings?.careersEmail, {subject: title})
  return (
    <article
      id={slug ?? undefined}
      aria-labelledby={titleId}
      className="grid gap-x-12 gap-y-4 border-t border-(--line) py-10 lg:grid-cols-[4fr_6fr_auto]"
    >
      <div>
        <h3 id={titleId}>{title}</h3>
        <ul className="mt-3 flex flex-wrap gap-x-4.5 gap-y-1 text-small text-(--fg-soft)">
          <Fact icon="clock-8" text={employmentType} />
          <Fact icon="map-pin" text={location} />
          <Fact icon="building-2" text={department} />
        </ul>
      </div>
      <div>
        <p className="whitespace-pre-line">{resolve(description)}</p>
        {requirements && requirements.length > 0 && (
          <>
            <h4 className="mt-4 mb-1 text-base">
              {resolve(labels.requirementsLabel) ?? 'Requirements'}
            </h4>
            <CheckList items={requirements} />
          </>
        )}
      </div>
      {mail && (
        <a href={mail} className={`${buttonClass({size: 'small'})} self-start justify-self-start`}>
          <span>
            {resolve(labels.applyLabel) ?? 'Apply Now'}
            <span className="sr-only"> for {title}</span>
          </span>
        </a>
      )}
    </article>
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
