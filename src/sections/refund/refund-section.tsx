import {useRef, useState} from 'react'

import {instantsOfChange, tierAt} from '#domain/refund/tier-at.ts'
import {completeTiers} from '#domain/refund/tiers.ts'
import {miamiInstant} from '#domain/time/miami-time.ts'
import {useCancellationPolicy} from '#src/content/facts/use-cancellation-policy.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {itemsOf} from '#src/content/query/items-of.ts'
import {useLatestInstant} from '#src/content/time/use-latest-instant.ts'
import {useEarlyInput} from '#src/hydration/use-early-input.ts'
import {useWords} from '#src/language/words.ts'
import {Field} from '#src/ui/form/field.tsx'
import {answerDebounceMs, useDebouncedValue} from '#src/ui/use-debounced-value.ts'

import type {Section} from '../section.ts'
import {ContactSentence} from '../shared/contact-sentence.tsx'
import {isYearTyped, maxDate} from '../shared/date-field.ts'
import {HeadedSection} from '../shared/headed-section.tsx'
import {RefundResult} from './refund-result.tsx'
import {RefundStretch} from './refund-stretch.tsx'
import {exceptionTexts} from './refund-texts.ts'

/** Until when canceling returns what, for the pick-up that the visitor enters. */
export function RefundSection({section}: {section: Section<'refundSection'>}) {
  const words = useWords('refund')
  const resolve = usePlaceholders()
  const policy = useCancellationPolicy()
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const fields = useRef<HTMLDivElement>(null)
  useEarlyInput(fields, ({name, value}) => (name === 'pick-up-date' ? setDay : setTime)(value))
  const tiers = completeTiers(itemsOf(policy?.tiers))
  const entered = isYearTyped(day) && time ? miamiInstant(`${day}T${time}`) : null
  // So that the answer is announced once, not at every key.
  const pickUp = useDebouncedValue(entered, answerDebounceMs, null)
  // Nothing is entered while prerendering, so it does not matter when the page was read.
  const now = useLatestInstant(pickUp === null ? [] : instantsOfChange(tiers, pickUp), 0)
  if (tiers.length === 0) {
    return (
      <HeadedSection section={section}>
        <ContactSentence>{words.updating}</ContactSentence>
      </HeadedSection>
    )
  }
  const current = pickUp === null ? null : tierAt(tiers, pickUp, now)
  const exceptions = exceptionTexts(
    policy?.noShowChargePercent,
    policy?.weatherRefundPercent,
    words,
  )
  return (
    <HeadedSection section={section}>
      <div
        ref={fields}
        className="grid grid-cols-2 items-end gap-x-5 gap-y-4 scriptless:hidden md:grid-cols-[15rem_11rem_1fr] print:hidden max-2xs:grid-cols-1"
      >
        <Field
          label={words.date}
          name="pick-up-date"
          type="date"
          max={maxDate}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <Field
          label={words.time}
          name="pick-up-time"
          type="time"
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
        <p className="col-span-full text-small text-(--fg-soft) md:col-span-1 md:pb-3.5">
          {words.miamiTime}
        </p>
      </div>
      <RefundResult
        pickUp={pickUp}
        current={current}
        hasPassed={pickUp !== null && now >= pickUp}
        emptyText={resolve(section.emptyText)}
      />
      <ol className="mt-6 md:flex">
        {tiers.map((tier, index) => (
          <RefundStretch
            key={tier.fromHours}
            tier={tier}
            pickUp={pickUp}
            isCurrent={tier === current}
            isLast={index === tiers.length - 1}
          />
        ))}
      </ol>
      {exceptions.length > 0 && (
        <ul className="mt-8 border-t border-(--line) pt-5 text-small text-(--fg-soft)">
          {exceptions.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </HeadedSection>
  )
}
