import {type RefObject, useId} from 'react'

import {formatHourCount, formatHours} from '#domain/price/duration.ts'
import type {RateBand} from '#domain/price/estimate.ts'
import type {HoursOffered} from '#domain/price/hours-offered.ts'
import {useWords} from '#src/language/words.ts'
import {StepButton} from '#src/ui/form/step-button.tsx'

import {BandGauge} from './band-gauge.tsx'

type HoursChoiceProps = {
  hours: number
  offered: HoursOffered
  bands: readonly RateBand[]
  plusButton: RefObject<HTMLButtonElement | null>
  onChoose: (hours: number) => void
}

/** How long the booking is, by two buttons, and the rate bands below. */
export function HoursChoice({hours, offered, bands, plusButton, onChoose}: HoursChoiceProps) {
  const {domain} = useWords('site')
  const words = useWords('cost')
  const id = useId()
  const {from, to, step} = offered
  const inHalfHours = step === 0.5
  return (
    <fieldset aria-describedby={id} className="min-w-0">
      <legend className="text-base leading-[1.4] font-semibold">{words.hours}</legend>
      <p id={id} className="mt-1 text-small text-(--fg-soft)">
        {words.from(formatHours(from, domain) ?? '', inHalfHours)}
      </p>
      <div className="mt-3.5 grid grid-cols-[auto_minmax(5.5rem,auto)_auto] items-center gap-2 md:justify-start max-md:grid-cols-[auto_1fr_auto]">
        <StepButton
          icon="minus"
          label={words.less(inHalfHours)}
          isAtEnd={hours - step < from}
          onStep={() => onChoose(hours - step)}
        />
        <output className="tabular text-center font-display text-[4rem] leading-none font-[320] tracking-[-0.01em]">
          <span>{formatHourCount(hours)}</span>
          <span className="sr-only">{words.unit(hours)}</span>
        </output>
        <StepButton
          icon="plus"
          label={words.more(inHalfHours)}
          isAtEnd={hours + step > to}
          buttonRef={plusButton}
          onStep={() => onChoose(hours + step)}
        />
      </div>
      <BandGauge bands={bands} hours={hours} />
    </fieldset>
  )
}
