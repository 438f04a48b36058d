import {jobPath} from '#domain/routes.ts'
import {siteUrl} from '#src/content/environment.ts'
import type {OpenJob} from '#src/content/facts/use-open-jobs.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {useLanguage} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {buttonClass} from '#src/ui/button.tsx'
import {keepFocusOnPage} from '#src/ui/focus/focus-main.ts'
import {LiveRegion} from '#src/ui/live-region.tsx'

import {mailtoHref} from '../shared/mailto-href.ts'
import {CopyLinkButton} from './copy-link-button.tsx'

type JobActionsProps = {
  job: OpenJob
  title: string
  applyLabel: string | null | undefined
  className?: string
}

/**
 * "Apply Now", an e-mail to the careers address about this job, and the link to share. When the job closes, a
 * sentence of the same height replaces them.
 */
export function JobActions({job, title, applyLabel, className = ''}: JobActionsProps) {
  const words = useWords('jobs')
  const language = useLanguage()
  const resolve = usePlaceholders()
  const careersEmail = useSite(({settings}) => settings?.careersEmail)
  const {slug, hasClosed} = job
  const mail = mailtoHref(careersEmail, {subject: title})
  return (
    <div className={className}>
      {!hasClosed && (
        <div ref={keepFocusOnPage} className="flex flex-wrap gap-3 print:hidden">
          {mail && (
            <a href={mail} className={buttonClass({size: 'small'})}>
              <span>
                {resolve(applyLabel) ?? words.apply}
                <span className="sr-only">{words.applyFor(title)}</span>
              </span>
            </a>
          )}
          {slug && <CopyLinkButton url={`${siteUrl}${jobPath(slug, language)}`} title={title} />}
        </div>
      )}
      <LiveRegion as="div" className="font-semibold text-(--fg-strong)">
        {hasClosed && <span className="flex min-h-11 items-center">{words.closed}</span>}
      </LiveRegion>
    </div>
  )
}
