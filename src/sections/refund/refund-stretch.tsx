import {type CompleteTier, formatRefund, formatTierHours} from '#domain/refund/tiers.ts'
import {useWords} from '#src/language/words.ts'

import {untilText} from './refund-texts.ts'

type RefundStretchProps = {
  tier: CompleteTier
  /** In ms since 1970; null until it is entered. */
  pickUp: number | null
  isCurrent: boolean
  isLast: boolean
}

/** One refund in words under its stretch of the causeway: the whole road, the bridge, or dots for nothing. */
export function RefundStretch({tier, pickUp, isCurrent, isLast}: RefundStretchProps) {
  const {domain} = useWords('site')
  const words = useWords('refund')
  const hours = formatTierHours(tier, domain)
  return (
    <li className="relative max-md:grid max-md:min-h-[150px] max-md:grid-cols-[44px_1fr] max-md:gap-x-4 md:flex-1 print:block print:min-h-0">
      <div aria-hidden="true" className="relative print:hidden">
        <svg
          viewBox="0 0 427 132"
          preserveAspectRatio="none"
          className="h-33 w-full max-md:hidden"
          fill="none"
        >
          <Road paths={wide} percent={tier.percent} />
          {!isLast && <path d="M426 96V124" stroke="var(--fg-strong)" {...stroke(1.5)} />}
        </svg>
        <svg
          viewBox="0 0 44 150"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full md:hidden"
          fill="none"
        >
          <Road paths={tall} percent={tier.percent} />
          {!isLast && <path d="M2 149.500H24" stroke="var(--fg-strong)" {...stroke(1.5)} />}
        </svg>
        {isCurrent && (
          <>
            <span className="absolute top-[102px] left-0 size-3 rounded-pill bg-(--fg-strong) max-md:top-0 max-md:left-1" />
            <span className="absolute bottom-[42px] left-0 text-small text-(--fg-soft) max-md:hidden">
              {words.now}
            </span>
          </>
        )}
        {isLast && <Sun isFilled={pickUp !== null} />}
      </div>
      <div className="@container max-md:pb-8 md:pt-5 md:pr-8 print:pb-[8pt]">
        <p className="font-display text-[2.75rem] leading-none font-[320] lining-nums md:text-[min(3.5rem,29cqi)]">
          {formatRefund(tier.percent, domain)}
        </p>
        <p className="mt-3 leading-[1.4] font-semibold lining-nums">
          {pickUp === null ? hours : untilText(tier, pickUp, {domain, refund: words})}
        </p>
        <p className="mt-0.5 text-small text-(--fg-soft)">
          {pickUp === null ? words.beforePickUp : words.tierBeforePickUp(hours)}
        </p>
      </div>
    </li>
  )
}

type Paths = {full: [string, string]; bridge: [string, string]; dots: string}

function Road({paths: {full, bridge, dots}, percent}: {paths: Paths; percent: number}) {
  if (percent === 0) {
    return <path d={dots} stroke="var(--line-control)" strokeDasharray="2 7" {...stroke(1.5)} />
  }
  const [upper, lower] = percent === 100 ? full : bridge
  const weight = percent === 100 ? 1 : 0.5
  return (
    <>
      <path
        d={upper}
        stroke="var(--fg-strong)"
        strokeOpacity={weight === 1 ? 1 : 0.7}
        {...stroke(2 * weight)}
      />
      <path d={lower} stroke="var(--color-dusk-500)" {...stroke(3 * weight)} />
    </>
  )
}

/** A stretch is as wide as its column, and its lines as thick as drawn. */
function stroke(width: number) {
  return {strokeWidth: width, vectorEffect: 'non-scaling-stroke'} as const
}

const wide: Paths = {
  full: ['M0 108H420', 'M0 114H420'],
  bridge: [
    'M3 108H13C103 108 123 46 210 46S317 108 407 108H420',
    'M3 114H13C103 114 123 52 210 52S317 114 407 114H420',
  ],
  dots: 'M3 108H427',
}

const tall: Paths = {
  full: ['M8 0V146', 'M14 0V146'],
  bridge: ['M8 4C8 40 26 46 26 75S8 112 8 146', 'M14 4C14 40 32 46 32 75S14 112 14 146'],
  dots: 'M11 4V136',
}

/** The pick-up: the half-sun at the end of the road, dotted until it is known. */
function Sun({isFilled}: {isFilled: boolean}) {
  const words = useWords('refund')
  return (
    <>
      <span className="absolute right-10 bottom-[74px] translate-x-1/2 text-small text-(--fg-soft) max-md:hidden">
        {words.pickUp}
      </span>
      <svg
        viewBox="0 0 76 38"
        className="absolute right-0.5 bottom-[29px] w-19 overflow-visible max-md:bottom-0 max-md:left-0 max-md:w-7"
        fill={isFilled ? 'var(--color-dusk-400)' : 'none'}
        stroke={isFilled ? 'none' : 'var(--line-control)'}
        strokeDasharray="3 4"
      >
        <path d="M0 38a38 38 0 0 1 76 0Z" {...stroke(1.5)} />
      </svg>
    </>
  )
}
