import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {Container} from '#src/ui/container.tsx'
import {Icon} from '#src/ui/icon.tsx'

import type {Section} from '../section.ts'
import {useIconItems} from '../shared/use-icon-items.ts'
import {BookingBoard} from './booking-board.tsx'
import {PhoneText} from './phone-text.tsx'

/** The booking form over the lower edge of the page head, with notes on what applies to every booking. */
export function BookingSection({section}: {section: Section<'bookingSection'>}) {
  const resolve = usePlaceholders()
  const heading = resolve(section.heading)
  return (
    <>
      <div data-surface="night" className="pt-[clamp(3rem,6vw,5.5rem)] pb-36">
        <Container>{heading && <h1>{heading}</h1>}</Container>
      </div>
      <section data-surface="pearl" className="flow-root pb-section">
        <Container className="-mt-26 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17.5rem]">
          <BookingBoard
            heading={resolve(section.boardHeading)}
            note={section.boardNote ?? null}
            initialHeight={600}
          />
          <Notes notes={section.notes} />
        </Container>
      </section>
    </>
  )
}

function Notes({notes}: {notes: Section<'bookingSection'>['notes']}) {
  const items = useIconItems(notes)
  if (items.length === 0) return null
  return (
    <ul className="lg:pt-33">
      {items.map(({key, icon, title, text}) => (
        <li
          key={key}
          className="grid grid-cols-[22px_1fr] gap-x-[0.85rem] border-t border-(--line) py-[1.1rem] text-small"
        >
          {icon && <Icon name={icon} size={20} className="mt-px text-(--fg-accent)" />}
          <div className="col-start-2">
            <h2 className="font-sans text-small font-semibold">{title}</h2>
            {text && (
              <p className="text-(--fg-soft)">
                <PhoneText text={text} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
