import {useId} from 'react'

/** The edge below the head: two trails come in from the right and become the causeway. */
export function DestinationHeadEdge() {
  const id = useId()
  return (
    <svg
      viewBox="0 0 1440 250"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-surface="pearl"
      data-head-edge=""
      className="bg-transparent -mt-6 -mb-px block h-[clamp(130px,17vw,250px)] w-full fill-none print:hidden"
    >
      <linearGradient id={id} x1="1" x2="0">
        <stop stopColor="var(--color-dusk-400)" stopOpacity="0" />
        <stop offset=".35" stopColor="var(--color-dusk-400)" />
        <stop offset="1" stopColor="var(--color-dusk-500)" />
      </linearGradient>
      <linearGradient id={`${id}-pale`} x1="1" x2="0">
        <stop stopColor="var(--color-pearl-50)" stopOpacity="0" />
        <stop offset=".4" stopColor="var(--color-pearl-50)" stopOpacity=".9" />
      </linearGradient>
      <path d="M0 232C180 232 230 182 380 182S580 232 760 232H1440V250H0Z" fill="var(--surface)" />
      <path
        d="M0 232C180 232 230 182 380 182S580 232 760 232H860C1060 232 1200 150 1440 30"
        stroke={`url(#${id})`}
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d="M0 227C180 227 230 177 380 177S580 227 760 227H850C1050 227 1190 140 1440 12"
        stroke={`url(#${id}-pale)`}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
