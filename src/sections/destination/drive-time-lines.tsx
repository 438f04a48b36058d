import {useId} from 'react'

type Stretch = {start: number; end: number}

/** The causeway with every stretch lit. */
export function CombinedDriveTimeLine({stretches}: {stretches: readonly Stretch[]}) {
  const lit = useId()
  return (
    <svg
      viewBox="0 0 1280 90"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-22.5 w-full fill-none max-sm:hidden print:hidden"
    >
      <path
        d="M0 68H60C220 68 250 8 372 8S540 68 700 68H1280"
        className="stroke-mist-300"
        strokeOpacity=".6"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d="M0 74H60C220 74 250 14 372 14S540 74 700 74H1280"
        className="stroke-dusk-500"
        strokeOpacity=".55"
        vectorEffect="non-scaling-stroke"
      />
      <clipPath id={lit}>
        {stretches.map(({start, end}) => (
          <rect key={start} x={start * 12.8} width={(end - start) * 12.8} height="90" />
        ))}
      </clipPath>
      <path
        d="M0 71H60C220 71 250 11 372 11S540 71 700 71H1280"
        clipPath={`url(#${lit})`}
        className="stroke-dusk-400"
        strokeWidth="7"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** A line for one stretch alone, where two would overlap. */
export function SingleDriveTimeLine({stretch}: {stretch: Stretch | undefined}) {
  if (!stretch) return null
  return (
    <div
      aria-hidden="true"
      className="relative h-[5px] border-y border-t-mist-300/60 border-b-dusk-500/55 max-sm:hidden print:hidden"
    >
      <div
        className="absolute -inset-y-0.5 min-w-0.5 bg-dusk-400"
        style={{left: `${stretch.start}%`, right: `${100 - stretch.end}%`}}
      />
    </div>
  )
}
