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
  // What failed, and not that it did: the office may replace the picture while the page is open.
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
  if (!picture || !asset) return <MissingPicture ratio={ratio ?? 1.6} {...{alt, className}} />
  const area = shownArea(asset, picture, ratio)
  if (failed === shown) {
    return <MissingPicture ratio={area.width / area.height} {...{alt, className}} />
  }
  const pixels = Math.round(area.width)
  const fitting = slot.offered.filter((width) => width < pixels)
  const offered = fitting.length < slot.offered.length ? [...fitting, pixels] : fitting
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

type MissingPictureProps = {ratio: number; alt: string; className: string | undefined}

/** Takes the space of a picture that is missing or fails to load, so that nothing on the page moves. */
function MissingPicture({ratio, alt, className}: MissingPictureProps) {
  return (
    <img
      src="/placeholder.webp"
      alt={alt}
      // Once it has loaded, its own shape would count.
      style={{aspectRatio: ratio, objectFit: 'cover'}}
      loading="lazy"
      className={className}
    />
  )
}
