import {type Language, localeOf, mainLanguage} from '#domain/language.ts'
import {pictureAsset} from '#domain/picture/asset.ts'
import {pictureSlots} from '#domain/picture/slots.ts'
import {type ImageSource, imageUrl} from '#src/content/components/image-url.ts'
import {siteUrl} from '#src/content/environment.ts'
import type {PageTranslation} from '#src/content/facts/page-translations.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {useLanguage} from '#src/language/language.tsx'

type Seo = {
  title?: string | null
  description?: string | null
  shareImage?: (ImageSource & {alt?: string | null}) | null
}

type HeadTagsProps = {
  /** Null until it is known which URL the document shows: a script must not change a canonical URL. */
  path: string | null
  title: string | null
  seo?: Seo | null
  /** The path of the page in each of its languages. */
  translations?: readonly PageTranslation[]
  /** Pages that search engines must not list have no canonical URL. */
  noIndex?: boolean
}

/** Title, description and sharing tags of one page; React moves them into the document's head. */
export function HeadTags({path, title, seo, translations = [], noIndex = false}: HeadTagsProps) {
  const language = useLanguage()
  const resolve = usePlaceholders()
  const company = useSite(({settings}) => settings?.company)
  const companyImage = useSite(({settings}) => settings?.shareImage)
  const pageTitle = resolve(seo?.title) ?? resolve(title) ?? company ?? ''
  const description = resolve(seo?.description)
  const fullTitle = company && pageTitle !== company ? `${pageTitle} | ${company}` : pageTitle
  const url = path && siteUrl + path
  const share = shareImage(seo?.shareImage) ?? shareImage(companyImage)
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          {url && <link rel="canonical" href={url} />}
          {url && <LanguageAlternates translations={translations} />}
          <meta property="og:type" content="website" />
          <meta property="og:locale" content={networkLocale(language)} />
          {translations
            .filter((translation) => translation.language !== language)
            .map((translation) => (
              <meta
                key={translation.language}
                property="og:locale:alternate"
                content={networkLocale(translation.language)}
              />
            ))}
          {url && <meta property="og:url" content={url} />}
          <meta property="og:title" content={pageTitle} />
          {description && <meta property="og:description" content={description} />}
          {company && <meta property="og:site_name" content={company} />}
          <meta name="twitter:card" content="summary_large_image" />
          {share && <meta property="og:image" content={share.url} />}
          {share && <meta property="og:image:width" content="1200" />}
          {share && <meta property="og:image:height" content="630" />}
          {share?.alt && <meta property="og:image:alt" content={share.alt} />}
        </>
      )}
    </>
  )
}

/** Search engines take the translations of a page for one only if each names all, itself among them. */
function LanguageAlternates({translations}: {translations: readonly PageTranslation[]}) {
  const main = translations.find(({language}) => language === mainLanguage)
  if (translations.length < 2) return null
  return (
    <>
      {translations.map(({language, path}) => (
        <link key={language} rel="alternate" hrefLang={language} href={siteUrl + path} />
      ))}
      {main && <link rel="alternate" hrefLang="x-default" href={siteUrl + main.path} />}
    </>
  )
}

/** As networks write it: "es_US". */
function networkLocale(language: Language): string {
  return localeOf(language).replace('-', '_')
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

const {width, ratio} = pictureSlots.sharing

/** 1200 x 630 JPEG: the size and format that every network shows. */
function shareImage(picture: Seo['shareImage']) {
  const asset = pictureAsset(picture?.asset?._ref)
  if (!picture || !asset) return null
  return {
    url: imageUrl(picture, asset, {width, ratio, format: 'jpg'}),
    alt: textOf(picture.alt),
  }
}
