import type {Section} from '../section.ts'
import {HeadedSection} from '../shared/headed-section.tsx'
import {useIconItems} from '../shared/use-icon-items.ts'

/** Numbered steps on two lines: side by side, or one below the other on a phone. */
export function StepsSection({section}: {section: Section<'stepsSection'>}) {
  const steps = useIconItems(section.steps)
  if (steps.length === 0) return null
  return (
    <HeadedSection section={section}>
      <ol className="grid xs:grid-cols-2 xs:gap-x-8 xs:gap-y-12 lg:grid-cols-4 print:grid-cols-4">
        {steps.map(({key, title, text}, index) => (
          <li key={key} className="relative pb-8 pl-17 xs:p-0 print:p-0">
            <span
              aria-hidden="true"
              className={`absolute -top-0.5 left-0 block font-display ${index < 9 ? 'text-5xl' : 'text-4xl'} leading-none font-[320] tabular-nums lining-nums xs:static xs:text-7xl xs:leading-none print:static print:text-2xl`}
            >
              {index + 1}
            </span>
            <span
              aria-hidden="true"
              className="absolute top-1 bottom-1.5 left-[2.6rem] block w-[5px] border-x border-l-(--fg-strong) border-r-dusk-500 xs:static xs:mt-4 xs:h-[5px] xs:w-auto xs:border-x-0 xs:border-y xs:border-t-(--fg-strong) xs:border-b-dusk-500"
            />
            <h3 className="font-sans text-subheading font-semibold xs:mt-8 print:mt-2 print:text-[11pt]">
              {title}
            </h3>
            <p className="mt-1.5 text-small text-(--fg-soft) xs:max-w-68">{text}</p>
          </li>
        ))}
      </ol>
    </HeadedSection>
  )
}
