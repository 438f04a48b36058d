import {bookingPath} from '#domain/booking-path.ts'
import {formatPhone, telHref} from '#domain/contact/phone.ts'
import {sectionAnchor} from '#domain/section-anchors.ts'
import {SiteLink} from '#src/content/components/site-link.tsx'
import {useDestination} from '#src/content/facts/use-destination.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {useLanguage} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {buttonClass} from '#src/ui/button.tsx'

import type {Section} from '../section.ts'
import {CausewayBand, bandPictureClass} from '../shared/causeway-band.tsx'
import {CausewayPicture} from '../shared/causeway-picture.tsx'
import {pickUpName} from './pick-up-name.ts'

/** A board over the empty causeway that already says where the ride begins. */
export function BookingStripSection({section}: {section: Section<'bookingStripSection'>}) {
  const words = useWords('destination')
  const language = useLanguage()
  const resolve = usePlaceholders()
  const destination = useDestination(({name, code}) => ({name, code}))
  const phone = useSite(({settings}) => settings?.phone)
  const callLabel = useSite(({settings}) => settings?.callLabel)
  const bookNowLabel = useSite(({settings}) => settings?.bookNowLabel)
  const heading = resolve(section.heading)
  if (!heading) return null
  const pickUp = pickUpName(destination)
  const boardHeading = resolve(section.boardHeading)
  const note = resolve(section.boardNote)
  const needs = resolve(section.needs)
  const call = telHref(phone)
  return (
    <CausewayBand
      id={sectionAnchor(section)}
      heading={heading}
      picture={<CausewayPicture className={bandPictureClass} />}
    >
      <div className="mt-10 rounded-panel shadow-panel">
        {(boardHeading || note) && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-t-panel bg-(--surface-raised) px-5 py-[0.8rem] md:px-6">
            {boardHeading && (
              <p className="font-display text-[1.375rem] leading-[1.2]">{boardHeading}</p>
            )}
            {note && <p className="text-sm text-(--fg-soft)">{note}</p>}
          </div>
        )}
        <div
          data-surface="paper"
          className="grid items-center gap-x-8 gap-y-4 rounded-b-panel px-5 py-5 md:px-6 lg:grid-cols-[1.2fr_1.2fr_auto]"
        >
          <Line term={words.pickUp}>{pickUp}</Line>
          <Line term={words.needs}>{needs}</Line>
          <div className="flex flex-wrap gap-3.5 lg:col-start-3">
            {call && (
              <a href={call} className={`${buttonClass({variant: 'secondary'})} max-sm:w-full`}>
                {resolve(callLabel) ?? words.call}
                <span className="sr-only">: {formatPhone(phone)}</span>
              </a>
            )}
            <SiteLink
              href={bookingPath({pickup: pickUp}, language)}
              className={`${buttonClass()} max-sm:w-full`}
            >
              {resolve(bookNowLabel) ?? words.bookNow}
            </SiteLink>
          </div>
        </div>
      </div>
    </CausewayBand>
  )
}

function Line({term, children}: {term: string; children: string | null}) {
  if (!children) return null
  return (
    <p>
      <span className="block text-caption text-(--fg-soft)">{term}</span>
      <span className="font-medium">{children}</span>
    </p>
  )
}
