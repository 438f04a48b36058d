type CausewayEdgeProps = {flipped?: boolean; className?: string}

/** The curved edge above a section: two lines, filled below with the section's surface. */
export function CausewayEdge({flipped, className = ''}: CausewayEdgeProps) {
  return (
    <svg
      viewBox="0 0 1440 80"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`block h-(--edge-height) w-full print:hidden ${flipped ? '-scale-x-100' : ''} ${className}`}
    >
      <path d="M0 62C180 62 230 12 380 12S580 62 760 62H1440V80H0Z" fill="var(--surface)" />
      <g fill="none">
        <path
          d="M0 62C180 62 230 12 380 12S580 62 760 62H1440"
          stroke="var(--color-dusk-400)"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M0 57C180 57 230 7 380 7S580 57 760 57H1440"
          stroke={flipped ? 'var(--color-mist-300)' : 'var(--color-slate-500)'}
          strokeOpacity={flipped ? 0.5 : 0.7}
          vectorEffect="non-scaling-stroke"
        />
      </g>
    </svg>
  )
}
