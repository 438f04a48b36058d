import {useWords} from '#src/language/words.ts'

/** The first stop of the keyboard on every page. */
export function SkipLink() {
  const words = useWords('site')
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 grid min-h-11 -translate-y-20 place-items-center bg-white px-5 font-semibold text-ink-900 shadow-menu focus:translate-y-0 print:hidden"
    >
      {words.skipLink}
    </a>
  )
}
