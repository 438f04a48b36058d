import {useRef} from 'react'

import {bookingPath} from '#domain/booking-path.ts'
import {hoursOffered, nearestOffered} from '#domain/price/hours-offered.ts'
import {searchWithRide} from '#domain/ride/ride.ts'
import {sectionAnchor} from '#domain/section-anchors.ts'
import {miamiDayEnd} from '#domain/time/miami-time.ts'
import {useRateBands} from '#src/content/facts/use-fleet.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {useHasPassed} from '#src/content/time/use-has-passed.ts'
import {useEarlyInput} from '#src/hydration/use-early-input.ts'
import {useLanguage} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {Field} from '#src/ui/form/field.tsx'

import type {Section} from '../section.ts'
import {ContactSentence} from '../shared/contact-sentence.tsx'
import {isYearTyped, maxDate} from '../shared/date-field.ts'
import {HeadedSection} from '../shared/headed-section.tsx'
import {EstimatePanel} from './estimate/estimate-panel.tsx'
import {estimateTexts} from './estimate/estimate-texts.ts'
import {HoursChoice} from './hours-choice.tsx'
import {PublishedRates} from './published-rates.tsx'
import {useRide} from './use-ride.ts'
import {VehicleChoice} from './vehicle-choice.tsx'

/** What a ride costs, for the vehicle, hours and day that the visitor chooses. */
export function CostSection({section}: {section: Section<'costSection'>}) {
  const {domain} = useWords('site')
  const words = useWords('cost')
  const language = useLanguage()
  const resolve = usePlaceholders()
  const {ride, choose, isChosen} = useRide()
  const choices = useRef<HTMLDivElement>(null)
  useEarlyInput(choices, ({type, value}) =>
    choose(type === 'radio' ? {vehicle: value} : {day: value || null}),
  )
  // Prerendering knows no day, so it does not matter when the page was read.
  const hasPassed = useHasPassed(miamiDayEnd(ride.day), 0)
  const day = hasPassed ? null : ride.day
  const vehicles = useRateBands(day).flatMap((vehicle) => {
    const name = resolve(vehicle.name)
    return name ? [{...vehicle, name}] : []
  })
  const minimum = useSite(({bookingRules}) => bookingRules?.minimumHours)
  const plusButton = useRef<HTMLButtonElement>(null)

  const vehicle = vehicles.find(({_id}) => _id === ride.vehicle) ?? vehicles[0]
  const bands = vehicle?.bands ?? []
  const offered = hoursOffered(minimum ?? bands[0]?.fromHours, section.halfHours === true)
  if (!vehicle || !offered || bands.length === 0) {
    return (
      <HeadedSection section={section} surface="paper">
        <ContactSentence>{words.updating}</ContactSentence>
      </HeadedSection>
    )
  }
  const hours = nearestOffered(offered, ride.hours ?? offered.from)
  const texts = estimateTexts(
    {vehicle: vehicle.name, bands, hours, day, offered},
    {domain, cost: words},
  )
  return (
    <HeadedSection section={section} surface="paper">
      <div className="grid gap-x-20 gap-y-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-y-12">
        <div ref={choices} className="contents scriptless:hidden print:hidden">
          <VehicleChoice
            vehicles={vehicles}
            chosen={vehicle._id}
            onChoose={(id) => choose({vehicle: id})}
          />
          <div>
            <HoursChoice
              hours={hours}
              offered={offered}
              bands={bands}
              plusButton={plusButton}
              onChoose={(next) => choose({hours: next})}
            />
            <div className="mt-7 md:max-w-76">
              <Field
                label={words.day}
                name="day"
                type="date"
                max={maxDate}
                optional
                value={ride.day ?? ''}
                error={hasPassed && isYearTyped(ride.day ?? '') ? words.dayHasPassed : null}
                onChange={(event) => choose({day: event.target.value || null})}
              />
            </div>
          </div>
        </div>
        <EstimatePanel
          section={section}
          texts={texts}
          isChosen={isChosen}
          bookingHref={bookingPath({vehicle: vehicle.name, hours, date: day}, language)}
          search={searchWithRide('', {vehicle: vehicle._id, hours, day})}
          anchor={sectionAnchor(section)}
          onLengthen={(longer) => {
            choose({hours: longer})
            plusButton.current?.focus()
          }}
        />
        <PublishedRates vehicles={vehicles} />
      </div>
    </HeadedSection>
  )
}
