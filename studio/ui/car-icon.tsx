/** A car from the front, drawn as Sanity draws its icons, which have none. */
export function CarIcon() {
  return (
    <svg
      data-sanity-icon="car"
      width="1em"
      height="1em"
      viewBox="0 0 25 25"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.2}
      strokeLinejoin="round"
    >
      <path d="m21.5 9-2 1.5-1.6-4.2a2 2 0 0 0-1.9-1.3H9a2 2 0 0 0-1.9 1.3l-1.6 4.2L3.5 9" />
      <path d="M3.5 12.5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v6h-18v-6Z" />
      <path d="M6.5 14.5h2.5M16 14.5h2.5M5.5 18.5v2.5M19.5 18.5v2.5" />
    </svg>
  )
}
