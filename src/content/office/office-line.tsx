import {formatPhone, telHref} from '#domain/contact/phone.ts'
import {useWords} from '#src/language/words.ts'
import {keepFocusOnPage} from '#src/ui/focus/focus-main.ts'

import {useSite} from '../facts/use-site.ts'
import {useOfficeState} from './use-office-state.ts'

type OfficeLineProps = {
  /** Whether the emergency line stands below while the office is closed. */
  withEmergencyLine?: boolean
  className?: string
}

/** Whether the office answers now, with the sun of the company as its sign; nothing without office hours. */
export function OfficeLine({withEmergencyLine = false, className = ''}: OfficeLineProps) {
  const office = useOfficeState()
  const {domain} = useWords('site')
  const emergencyPhone = useSite(({settings}) => settings?.emergencyPhone)
  const emergencyHref = withEmergencyLine ? telHref(emergencyPhone) : null
  if (!office) return null
  const {texts, isClosed} = office
  return (
    <div
      data-visitor-clock=""
      className={`flex gap-2.5 scriptless:hidden leading-[1.45] ${emergencyHref ? 'min-h-[2lh]' : 'min-h-lh'} ${className}`}
    >
      {texts && (
        <>
          <Sun isUp={!isClosed} />
          <span>
            <span className="block">{texts.full}</span>
            {isClosed && emergencyHref && (
              <span ref={keepFocusOnPage} className="block">
                <span className="text-(--fg-soft)">{domain.emergencyLine}</span>{' '}
                <a
                  href={emergencyHref}
                  className="tabular -my-3 inline-block py-3 font-semibold underline decoration-dusk-400 underline-offset-4"
                >
                  {formatPhone(emergencyPhone)}
                </a>
              </span>
            )}
          </span>
        </>
      )}
    </div>
  )
}

/** The half-sun over the causeway: filled while the office is open, dotted while it is closed. */
function Sun({isUp}: {isUp: boolean}) {
  return (
    <svg viewBox="0 0 28 21" aria-hidden="true" className="h-5.25 w-7 flex-none" fill="none">
      {isUp ? (
        <path d="M6 13a8 8 0 0 1 16 0Z" fill="var(--color-dusk-500)" />
      ) : (
        <path
          d="M6 13a8 8 0 0 1 16 0"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeDasharray="2 2.5"
        />
      )}
      <path d="M1 16H27" stroke="currentColor" strokeWidth="1.5" />
      <path d="M1 19.500H27" stroke="var(--color-dusk-500)" />
    </svg>
  )
}
