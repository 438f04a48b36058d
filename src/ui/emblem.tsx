import {useId} from 'react'

/** The company's emblem: the sun over a bridge. Its lines have the text color. */
export function Emblem({className = ''}: {className?: string}) {
  const clip = useId()
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={`flex-none ${className}`}>
      <clipPath id={clip}>
        <path d="M0 0H64V40.5H59C46.5 40.5 43.5 31 32 31S17.5 40.5 5 40.5H0Z" />
      </clipPath>
      <circle cx="32" cy="26" r="15.5" fill="var(--color-dusk-400)" clipPath={`url(#${clip})`} />
      <g fill="none" stroke="currentColor">
        <path d="M3 45.2H5C18 45.2 20.5 35.4 32 35.4S46 45.2 59 45.2H61" strokeWidth="3.1" />
        <path
          d="M3 52H5C18 52 20.5 42.2 32 42.2S46 52 59 52H61"
          stroke="var(--color-dusk-400)"
          strokeWidth="1.5"
        />
        <path
          d="M3 56.2H5C18 56.2 20.5 46.4 32 46.4S46 56.2 59 56.2H61"
          strokeWidth="1.1"
          opacity=".75"
        />
      </g>
    </svg>
  )
}
