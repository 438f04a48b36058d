import {useEffect, useState} from 'react'

import {pictureAsset} from '#domain/picture/asset.ts'
import {shownArea} from '#domain/picture/crop.ts'
import type {PictureSlot} from '#domain/picture/slots.ts'

import {type ImageSource, imageUrl} from './image-url.ts'

type PictureProps = {
  picture: (ImageSource & {alt?: string | null; decorative?: boolean | null}) | null | undefined
  /** The CSS width of the slot, as the `sizes` attribute wants it. */
  sizes: string
  slot: PictureSlot
  /** Loaded at once and first: only for the picture above the fold. */
  priority?: boolean
  /** Other crops for other screens; the first match wins. */
  sources?: {media?: string; srcSet: string; sizes: string}[]
  className?: string
}

/** A picture of the content lake in the size and format that the visitor's screen needs. */
export function Picture({picture, sizes, slot, priority, sources, className}: PictureProps) {
  // Which picture failed, not whether one did: the office may replace it while the page is open.
  const [failed, setFailed] = useState('')
  const shown = JSON.stringify([picture, sources])
  useEffect(() => {
    if (!failed) return
    const tryAgain = () => setFailed('')
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [failed])
  const asset = pictureAsset(picture?.asset?._ref)
  const {ratio} = slot
  const alt = picture?.decorative || typeof picture?.alt !== 'string' ? '' : picture.alt
  const area = picture && asset && shownArea(asset, picture, ratio)
  if (!area || failed === shown) {
    // Takes the space of the picture, so that nothing on the page moves. Without the style its own shape would count.
    return (
      <img
        src="/placeholder.webp"
        alt={alt}
        style={{
          aspectRatio: area ? area.width / area.height : (ratio ?? 1.6),
          objectFit: 'cover',
        }}
        loading="lazy"
        className={className}
      />
    )
  }
  const pixels = Math.round(area.width)
  // What is wider than the picture itself becomes its own width, once.
  const offered = [...new Set(slot.offered.map((width) => Math.min(width, pixels)))]
  const url = (width: number) => imageUrl(picture, asset, {width, ratio})
  const img = (
    <img
      // A prerendered picture can have failed before React listens for errors.
      ref={(element) => {
        if (element && hasFailed(element)) setFailed(shown)
      }}
      src={url(Math.min(1080, pixels))}
      srcSet={offered.map((width) => `${url(width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={pixels}
      height={Math.round(area.height)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={className}
      onError={() => setFailed(shown)}
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
