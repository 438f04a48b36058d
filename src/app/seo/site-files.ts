import {
  type Language,
  languageOf,
  localeOf,
  mainLanguage,
  languageName,
  pathTo,
} from '#domain/language.ts'
import {jobPath} from '#domain/routes.ts'
import {jobState} from '#domain/time/job-state.ts'
import {siteUrl} from '#src/content/environment.ts'
import {nullUnlessText} from '#src/content/facts/null-unless-text.ts'
import {
  type SiteSnapshot,
  pagesIn,
  languagesIn,
  snapshotIn,
} from '#src/content/query/site-snapshot.ts'
import {loadWords} from '#src/language/words.ts'

import {openDataFiles, openDataPath} from '../open-data/open-data.ts'
import {placeholdersIn} from './placeholders-in.ts'

/** What machines ask a site for by name: text of each file by its name. A language has its own in its folder. */
export async function siteFiles(snapshot: SiteSnapshot): Promise<Record<string, string>> {
  const main = snapshotIn(mainLanguage, snapshot)
  const openData = openDataFiles.map(({name, read}): [string, string] => [
    openDataPath(name).slice(1),
    JSON.stringify(read(main)),
  ])
  const ofLanguages = await Promise.all(
    languagesIn(snapshot).map(async (language): Promise<[string, string][]> => [
      [fileIn(language, 'llms.txt'), await overview(snapshot, language)],
      [fileIn(language, 'site.webmanifest'), manifest(snapshot, language)],
    ]),
  )
  return {
    ...Object.fromEntries(openData),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    'sitemap.xml': sitemap(snapshot),
    ...Object.fromEntries(ofLanguages.flat()),
  }
}

function fileIn(language: Language, name: string): string {
  return language === mainLanguage ? name : `${language}/${name}`
}

/** What may be found: pages, and the jobs that are open now, with the day of their last change. */
function sitemap(snapshot: SiteSnapshot): string {
  const entries = [
    ...pagesIn(snapshot).map(({path, page}) => ({path, content: page})),
    ...languagesIn(snapshot).flatMap((language) => openJobs(snapshot, language)),
  ].map(({path, content}) => `  <url><loc>${siteUrl}${path}</loc>${lastChange(content)}</url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

function lastChange({_updatedAt: time}: {_updatedAt: unknown}): string {
  return typeof time === 'string' ? `<lastmod>${time.slice(0, 10)}</lastmod>` : ''
}

/** Jobs with a page of their own, which takes a title, a slug, and a careers page in the language. */
function openJobs(snapshot: SiteSnapshot, language: Language) {
  if (!pagesIn(snapshot).some(({path}) => path === pathTo('careers', language))) return []
  const {jobs} = snapshotIn(language, snapshot)
  return jobs.result.jobs.flatMap((job) => {
    const {title, slug, opensOn, closesOn, _updatedAt} = nullUnlessText(job, ['title', 'slug'])
    const isOpen = jobState({opensOn, closesOn}, Date.now()) === 'open'
    return title && slug && isOpen ? [{path: jobPath(slug, language), content: {_updatedAt}}] : []
  })
}

/** The site's pages in one language as one page of Markdown, for language models (llmstxt.org). */
async function overview(snapshot: SiteSnapshot, language: Language): Promise<string> {
  const words = await loadWords('seo', language)
  const published = snapshotIn(language, snapshot)
  const {settings} = published.site.result
  const fill = await placeholdersIn(language, published)
  // A line break would end the list or the heading that the text stands in.
  const lineOf = (text: string | null | undefined) => fill(text)?.replace(/\s+/g, ' ').trim()
  const pages = pagesIn(snapshot)
    .filter(({path}) => languageOf(path) === language)
    .map(({path, page}) => {
      const description = lineOf(page.seo?.description)
      const name = lineOf(page.seo?.title) ?? lineOf(page.title) ?? path
      return `- [${name}](${siteUrl}${path})${description ? `: ${description}` : ''}`
    })
  const head = [settings?.company && `# ${settings.company}`, lineOf(settings?.tagline)]
  const data = openDataFiles.map(
    ({name}) => `- [${name}.json](${siteUrl}${openDataPath(name)}): ${words.dataFiles[name]}`,
  )
  const others = languagesIn(snapshot)
    .filter((other) => other !== language)
    .map((other) => `- [${languageName(other)}](${siteUrl}/${fileIn(other, 'llms.txt')})`)
  return [
    ...head.filter(Boolean),
    `## ${words.pages}\n\n${pages.join('\n')}`,
    ...(others.length > 0 ? [`## ${words.otherLanguages}\n\n${others.join('\n')}`] : []),
    `## ${words.data}\n\n${words.aboutData}\n\n${data.join('\n')}\n`,
  ].join('\n\n')
}

/** What a browser shows of the site where a visitor has kept it. */
function manifest(snapshot: SiteSnapshot, language: Language): string {
  const name = snapshotIn(language, snapshot).site.result.settings?.company
  const icon = (size: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  return JSON.stringify({
    ...(name && {name, short_name: name}),
    lang: localeOf(language),
    start_url: pathTo('home', language),
    display: 'browser',
    icons: [icon('192'), icon('512')],
    theme_color: '#06151a',
    background_color: '#06151a',
  })
}
