import {formatPhone, telHref} from '#domain/contact/phone.ts'
import {formatOfficeHours} from '#domain/time/office-hours.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {useWords} from '#src/language/words.ts'

/** How to reserve, at the foot of the sheet; what the office has not entered is left out. */
export function SheetFoot({note}: {note: string | null}) {
  const {domain} = useWords('site')
  const words = useWords('rateSheet')
  const phone = useSite(({settings}) => settings?.phone)
  const officeHours = useSite(({settings}) => settings?.officeHours)
  const address = useSite(({settings}) => settings?.address)
  const dial = telHref(phone)
  const hours = formatOfficeHours(officeHours, domain)
  return (
    <div className="mt-auto flex items-end justify-between gap-x-8 gap-y-6 pt-7 max-xs:flex-col max-xs:items-start print:pt-[26pt]">
      <div>
        {dial && (
          <>
            <p>{words.reserve}</p>
            <p>
              <a
                href={dial}
                className="inline-block py-1 font-display text-[1.875rem] leading-[1.1] font-[360] whitespace-nowrap lining-nums no-underline print:text-[20pt]"
              >
                {formatPhone(phone)}
              </a>
            </p>
          </>
        )}
        {hours && <p>{words.officeHours(hours)}</p>}
        {address && <p className="whitespace-pre-line">{address}</p>}
      </div>
      {note && (
        <p className="max-w-[24em] text-caption text-balance text-(--fg-soft) xs:text-right print:text-[9.5pt]!">
          {note}
        </p>
      )}
    </div>
  )
}
