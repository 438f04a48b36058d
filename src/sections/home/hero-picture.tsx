import {pictureAsset} from '#domain/picture/asset.ts'
import {type PictureSlot, pictureSlots} from '#domain/picture/slots.ts'
import {type ImageSource, imageUrl} from '#src/content/components/image-url.ts'
import {Picture} from '#src/content/components/picture.tsx'

import type {Section} from '../section.ts'

type HeroPictureProps = Pick<Section<'homeHeroSection'>, 'picture' | 'mobilePicture'>

/**
 * The picture behind the headline, with a tall one for phones. On wide screens two gradients guarantee the contrast of
 * the text; in forced colors the icons on it would have none, so it is left out. Both pictures are preloaded, because
 * the picture is the page's largest paint.
 */
export function HeroPicture({picture, mobilePicture}: HeroPictureProps) {
  const tall = sourceOf(mobilePicture, heroPhone, 35)
  const wide = sourceOf(picture, heroWide, 50)
  return (
    <div
      className={`absolute inset-0 -z-10 overflow-hidden bg-ink-900 forced-colors:hidden ${nightFromTop} ${nightFromLeft}`}
    >
      {tall && <Preload media={phones} source={tall} sizes={tallSizes} />}
      {wide && <Preload media={tall ? largerScreens : undefined} source={wide} sizes={wideSizes} />}
      <Picture
        picture={picture ?? mobilePicture}
        sources={[
          ...(tall ? [{media: phones, srcSet: tall.srcSet, sizes: tallSizes}] : []),
          ...(wide ? [{srcSet: wide.srcSet, sizes: wideSizes}] : []),
        ]}
        sizes={wideSizes}
        slot={heroWide}
        priority
        className="size-full object-cover object-[50%_100%] xs:object-[88%_100%] md:object-[70%_100%] 2xl:object-[70%_76%]"
      />
    </div>
  )
}

const phones = '(max-width: 600px)'
const largerScreens = '(min-width: 600.02px)'
const {heroPhone, heroWide} = pictureSlots
const tallSizes = `max(100vw, ${heroPhone.width}px)`
const wideSizes = `max(100vw, ${heroWide.width}px)`

type Source = {src: string; srcSet: string}
type PreloadProps = {media: string | undefined; source: Source; sizes: string}

function Preload({media, source, sizes}: PreloadProps) {
  return (
    <link
      rel="preload"
      as="image"
      // React moves only links with an `href` into the head.
      href={source.src}
      media={media}
      imageSrcSet={source.srcSet}
      imageSizes={sizes}
      fetchPriority="high"
    />
  )
}

function sourceOf(
  picture: ImageSource | null | undefined,
  {ratio, offered}: PictureSlot,
  quality: number,
): Source | null {
  const asset = pictureAsset(picture?.asset?._ref)
  if (!picture || !asset) return null
  // In a dark picture nobody sees the lower quality, and the largest picture of the site has half the bytes: at most
  // 25 kB on a phone.
  const url = (width: number) => imageUrl(picture, asset, {width, ratio, quality})
  const fitting = offered.filter((width) => width <= asset.width)
  return {
    src: url(fitting[0] ?? asset.width),
    srcSet: (fitting.length > 0 ? fitting : [asset.width])
      .map((width) => `${url(width)} ${width}w`)
      .join(', '),
  }
}

const nightFromTop =
  'md:before:absolute md:before:inset-0 md:before:bg-hero-top 2xl:before:bg-hero-top-wide'

const nightFromLeft =
  'md:after:absolute md:after:inset-0 md:after:bg-hero-left 2xl:after:bg-hero-left-wide 3xl:after:bg-hero-left-widest'
