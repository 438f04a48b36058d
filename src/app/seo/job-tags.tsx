import {jobPath} from '#domain/routes.ts'
import type {PageTranslation} from '#src/content/facts/page-translations.ts'
import type {OpenJob} from '#src/content/facts/use-open-jobs.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {textsOf} from '#src/content/query/items-of.ts'
import {scriptJson} from '#src/hydration/script-json.ts'
import {useLanguage} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'

import {excerpt} from './excerpt.ts'
import {HeadTags} from './head-tags.tsx'
import {jobPosting} from './job-posting.ts'

type JobTagsProps = {
  job: OpenJob
  title: string
  /** Those of the careers page. */
  translations: PageTranslation[]
  noIndex: boolean
}

/** What search engines and networks read of one job; of a closed one only that they should drop it. */
export function JobTags({job, title, translations, noIndex}: JobTagsProps) {
  const language = useLanguage()
  const words = useWords('jobs')
  const resolve = usePlaceholders()
  const company = useSite(({settings}) => settings?.company)
  const {slug, location, hasClosed} = job
  const description = resolve(job.description)
  const requirements = textsOf(job.requirements).flatMap((text) => resolve(text) ?? [])
  const posting = hasClosed ? null : jobPosting(job, {company, description, requirements})
  return (
    <>
      <HeadTags
        path={jobPath(slug ?? '', language)}
        translations={translations
          .filter((translation) => textsOf(job.languages).includes(translation.language))
          .map((translation) => ({
            ...translation,
            path: jobPath(slug ?? '', translation.language),
          }))}
        title={location ? words.jobIn(title, location) : title}
        seo={{description: description && excerpt(description)}}
        noIndex={noIndex || hasClosed}
      />
      {posting && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{__html: scriptJson(posting)}}
        />
      )}
    </>
  )
}
