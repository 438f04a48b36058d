import {useWords} from '#src/language/words.ts'

import {LiveRegion} from './live-region.tsx'

/** Says "Loading" to assistive technology; with reduced motion the word is visible too. */
export function Spinner() {
  const words = useWords('site')
  return (
    <LiveRegion as="span" className="inline-flex items-center gap-3">
      <SpinnerRing size="page" />
      <span className="sr-only motion-reduce:not-sr-only">{words.loading}</span>
    </LiveRegion>
  )
}

/** The ring alone, for use beside a text that names the state. */
export function SpinnerRing({size}: {size: SpinnerSize}) {
  return (
    <span
      aria-hidden="true"
      className={`block flex-none animate-[spin_900ms_linear_infinite] rounded-full border-2 motion-reduce:animate-none ${rings[size]}`}
    />
  )
}

type SpinnerSize = 'page' | 'button'

const rings = {
  page: 'size-14 border-(--line) border-t-dusk-500',
  button: 'size-5 border-current border-r-transparent',
}
