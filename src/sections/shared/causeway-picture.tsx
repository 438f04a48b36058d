import narrow from './causeway-1200.avif'
import fallback from './causeway-1200.webp'
import wide from './causeway-2400.avif'

type CausewayPictureProps = {priority?: boolean; className?: string}

/** The empty causeway at dusk, drawn art like the edges between sections: no content, so no document. */
export function CausewayPicture({priority = false, className}: CausewayPictureProps) {
  return (
    <picture>
      {/* On a phone the band is taller than wide, so the picture is drawn wider than the screen. */}
      <source
        type="image/avif"
        srcSet={`${narrow} 1200w, ${wide} 2400w`}
        sizes="max(100vw, 1200px)"
      />
      <img
        src={fallback}
        alt=""
        width={2400}
        height={900}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        className={className}
      />
    </picture>
  )
}
