import {useWords} from '#src/language/words.ts'

/** A cut through a terminal whose roof is the causeway line: the guest, the door, the car. It shows no real terminal. */
export function TerminalDrawing() {
  const words = useWords('destination')
  return (
    <figure className="mt-block max-w-120 max-sm:mt-8 print:hidden">
      <svg viewBox="0 0 520 180" aria-hidden="true" className="w-full fill-none">
        <g strokeLinecap="round" strokeWidth="1.5">
          <path
            d="M8 60H40C120 60 134 14 200 14S280 60 360 60H384"
            className="stroke-(--fg-strong)"
          />
          <path
            d="M8 65H40C120 65 134 19 200 19S280 65 360 65H384"
            className="stroke-dusk-500"
            strokeWidth="1"
          />
          <path d="M24 64V168M376 64V118M376 148V168" className="stroke-slate-500" />
          <path d="M24 100H376M24 134H376" className="stroke-(--line)" />
          <path d="M8 168H512" className="stroke-(--fg-strong)" />
          <path d="M8 173H512" className="stroke-dusk-500" />
          <path d="M84 156H330" className="stroke-dusk-700" strokeWidth="3" strokeDasharray="0 9" />
        </g>
        <g className="fill-(--fg-strong)">
          <circle cx="64" cy="146" r="5" />
          <path d="M56 168V160C56 153 72 153 72 160V168Z" />
          <path d="M390 160V148Q390 145 393 144L402 142L414 130Q416 128 420 128H488Q494 128 496 134L499 144V157Q499 160 496 160H488A10 10 0 0 0 468 160H428A10 10 0 0 0 408 160Z" />
        </g>
        <g className="fill-dusk-700">
          <circle cx="352" cy="143" r="5.5" />
          <path d="M343 168V159C343 151 361 151 361 159V168Z" />
        </g>
        <path
          d="M410 141L418 132Q419 131 421 131H437V141ZM441 131H463V141H441ZM467 131H487Q490 131 491 135L493 141H467Z"
          className="fill-tide-600"
        />
        <circle cx="418" cy="160" r="7.5" className="fill-(--fg-strong)" />
        <circle cx="478" cy="160" r="7.5" className="fill-(--fg-strong)" />
        <circle cx="418" cy="160" r="3" className="fill-mist-300" />
        <circle cx="478" cy="160" r="3" className="fill-mist-300" />
      </svg>
      <figcaption className="mt-2 text-caption text-(--fg-soft)">{words.drawing}</figcaption>
    </figure>
  )
}
