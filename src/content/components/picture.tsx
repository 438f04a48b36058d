import {useState} from 'react'

import {type ImageSource, imageUrl, imageAsset} from './image-url.ts'

type PictureProps = {
  picture: (ImageSource & {alt?: string | null; decorative?: boolean | null}) | null | undefined
  /** The CSS width of the slot, as the `sizes` attribute wants it. */
  sizes: string
  /** Width divided by height of the slot; the picture is cropped around staff's focal point. */
  ratio?: number
  /** Loaded at once and first: only for the picture above the fold. */
  priority?: boolean
  /** Other crops for other screens; the first match wins. */
  sources?: {media?: string; srcSet: string; sizes: string}[]
  className?: string
}

const widths = [200, 400, 640, 800, 1080, 1400, 1920, 2400]

/** A picture of the content lake in the size and format that the visitor's screen needs. */
export function Picture({picture, sizes, ratio, priority, sources, className}: PictureProps) {
  const [failed, setFailed] = useState(false)
  const asset = imageAsset(picture)
  if (!picture || !asset || failed) return <MissingPicture ratio={ratio} className={className} />
  const fitting = widths.filter((width) => width < asset.width)
  const offered = fitting.length < widths.length ? [...fitting, asset.width] : fitting
  const url = (width: number) => imageUrl(picture, asset, {width, ...(ratio && {ratio})})
  const img = (
    <img
      // A prerendered picture can have failed before React listens for errors.
      ref={(element) => {
        if (element && hasFailed(element)) setFailed(true)
      }}
      src={url(Math.min(1080, asset.width))}
      srcSet={offered.map((width) => `${url(width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={picture.decorative || typeof picture.alt !== 'string' ? '' : picture.alt}
      width={asset.width}
      height={Math.round(asset.width / (ratio ?? asset.width / asset.height))}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={className}
      onError={() => setFailed(true)}
    />
  )
  if (!sources) return img
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      {img}
    </picture>
  )
}

function hasFailed({complete, currentSrc, naturalWidth}: HTMLImageElement): boolean {
  return complete && currentSrc !== '' && naturalWidth === 0
}

/** Takes the space of a picture that is missing or fails to load, so that nothing on the page moves. */
function MissingPicture({ratio = 16 / 10, className}: Pick<PictureProps, 'ratio' | 'className'>) {
  return (
    <img
      src="/placeholder.webp"
      alt=""
      width={1600}
      height={Math.round(1600 / ratio)}
      loading="lazy"
      className={className}
    />
  )
}
