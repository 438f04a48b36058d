import {jobPath} from '#domain/routes.ts'
import {textsOf} from '#src/content/facts/items-of.ts'
import type {PageTranslation} from '#src/content/facts/page-translations.ts'
import type {Opening} from '#src/content/facts/use-openings.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {scriptJson} from '#src/hydration/page-data.ts'
import {useLanguage} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'

import {excerpt} from './excerpt.ts'
import {HeadTags} from './head-tags.tsx'
import {jobPosting} from './job-posting.ts'

type JobTagsProps = {
  opening: Opening
  title: string
  /** Those of the careers page. */
  translations: PageTranslation[]
}

/** What search engines and networks read of one opening; of a closed one only that they should drop it. */
export function JobTags({opening, title, translations}: JobTagsProps) {
  const language = useLanguage()
  const words = useWords('site')
  const resolve = usePlaceholders()
  const company = useSite(({settings}) => settings?.company)
  const {slug, location, hasClosed} = opening
  const description = resolve(opening.description)
  const requirements = textsOf(opening.requirements).flatMap((text) => resolve(text) ?? [])
  const posting = hasClosed ? null : jobPosting(opening, {company, description, requirements})
  return (
    <>
      <HeadTags
        path={jobPath(slug ?? '', language)}
        translations={translations
          .filter((translation) => textsOf(opening.languages).includes(translation.language))
          .map((translation) => ({
            ...translation,
            path: jobPath(slug ?? '', translation.language),
          }))}
        title={location ? words.openingIn(title, location) : title}
        seo={{description: description && excerpt(description)}}
        noIndex={hasClosed}
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
