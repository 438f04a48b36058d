import {siteUrl} from '#src/content/environment.ts'
import {type SiteSnapshot, pageAt} from '#src/content/site-snapshot.ts'

import {contentPaths} from './paths.ts'

/** What machines ask a site for by name: text of each file by its name. */
export function siteFiles(snapshot: SiteSnapshot): Record<string, string> {
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    'sitemap.xml': sitemap(snapshot),
    'llms.txt': overview(snapshot),
  }
}

/** The pages that may be found, with the day on which their content last changed. */
function sitemap(snapshot: SiteSnapshot): string {
  const entries = publishedPages(snapshot).map(
    ({path, page}) => `  <url><loc>${siteUrl}${path}</loc>${lastChange(page)}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

function lastChange({_updatedAt: time}: {_updatedAt: unknown}): string {
  return typeof time === 'string' ? `<lastmod>${time.slice(0, 10)}</lastmod>` : ''
}

/** The site in one page of Markdown, for language models (llmstxt.org). */
function overview(snapshot: SiteSnapshot): string {
  const {settings} = snapshot.site.result
  const pages = publishedPages(snapshot).map(({path, page}) => {
    const description = page.seo?.description ? `: ${page.seo.description}` : ''
    return `- [${page.seo?.title ?? page.title}](${siteUrl}${path})${description}`
  })
  const head = [settings?.company && `# ${settings.company}`, settings?.tagline]
  return [...head.filter(Boolean), `## Pages\n\n${pages.join('\n')}\n`].join('\n\n')
}

function publishedPages(snapshot: SiteSnapshot) {
  return contentPaths.flatMap((path) => {
    const page = pageAt(path, snapshot)
    return page ? [{path, page}] : []
  })
}
