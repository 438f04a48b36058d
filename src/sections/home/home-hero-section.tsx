import {telHref} from '#domain/contact/phone.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {buttonClass} from '#src/ui/button.tsx'
import {Container} from '#src/ui/container.tsx'
import {Icon} from '#src/ui/icon.tsx'

import {BookingBoard} from '../booking/booking-board.tsx'
import type {Section} from '../section.ts'
import {HeroPicture} from './hero-picture.tsx'
import {TrustStrip} from './trust-strip.tsx'

/** The headline of the home page over its picture, and the booking board over its lower edge. */
export function HomeHeroSection({section}: {section: Section<'homeHeroSection'>}) {
  const resolve = usePlaceholders()
  const heading = resolve(section.heading)
  const lead = resolve(section.lead)
  return (
    <section data-surface="pearl" data-hero="">
      <div data-surface="night" className="relative isolate">
        <HeroPicture picture={section.picture} mobilePicture={section.mobilePicture} />
        <Container className="flex min-h-[748px] flex-col items-start pt-27 pb-24 md:min-h-[clamp(812px,min(52vw,100svh-84px),1000px)] 3xl:min-h-[clamp(1000px,100svh-84px,1240px)] md:pt-[clamp(8.5rem,17vh,10.5rem)] md:pb-52">
          <div className={`relative ${nightBehindWords}`}>
            {heading && <h1 className="max-w-[13.5em]">{heading}</h1>}
            {lead && (
              <p className="mt-4 max-w-[29rem] text-pretty text-pearl-100 print:text-(--fg-strong) md:mt-6 md:text-lead">
                {lead}
              </p>
            )}
          </div>
          <CallToBook />
        </Container>
      </div>
      <Container>
        <BookingBoard
          heading={resolve(section.boardHeading)}
          note={section.boardNote ?? null}
          initialHeight={120}
          className="-mt-14 md:-mt-31"
        />
        <TrustStrip points={section.trustPoints} />
      </Container>
    </section>
  )
}

const nightBehindWords = [
  'max-lg:before:absolute max-lg:before:-inset-x-(--spacing-gutter) max-lg:before:-top-27 max-lg:before:-bottom-24 max-lg:before:-z-10',
  'max-md:before:bg-hero-words md:max-lg:before:bg-hero-words-wide',
].join(' ')

/** For phones; on larger screens the number is in the header. */
function CallToBook() {
  const phone = useSite(({settings}) => settings?.phone)
  const callLabel = usePlaceholders()(useSite(({settings}) => settings?.callLabel))
  const href = telHref(phone)
  if (!href || !callLabel) return null
  return (
    <a href={href} className={`${buttonClass({})} mt-6 md:hidden`}>
      <Icon name="phone" size={20} />
      {callLabel}
    </a>
  )
}
