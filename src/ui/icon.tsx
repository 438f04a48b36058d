import type {IconName} from '#domain/icon-names.ts'

type IconProps = {name: IconName; size?: number; className?: string}

/** A decorative line icon from the sprite; the text beside it carries the meaning. */
export function Icon({name, size = 20, className = ''}: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      className={`flex-none ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={size >= 28 ? 1.25 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${import.meta.env.VITE_ICON_SPRITE}#${name}`} />
    </svg>
  )
}
