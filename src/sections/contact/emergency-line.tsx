import {formatPhone, telHref} from '#domain/contact/phone.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {useWords} from '#src/language/words.ts'
import {Icon} from '#src/ui/icon.tsx'

/** The phone number for passengers who are on their way; nothing while there is none. */
export function EmergencyLine({heading, text}: {heading: string | null; text: string | null}) {
  const words = useWords('contact')
  const emergencyPhone = useSite(({settings}) => settings?.emergencyPhone)
  const href = telHref(emergencyPhone)
  if (!href) return null
  return (
    <div
      data-surface="night"
      className="mt-6 grid grid-cols-[28px_1fr] gap-x-4 rounded-panel p-7 max-sm:px-5"
    >
      <Icon name="phone-call" size={28} className="text-(--fg-accent)" />
      <div>
        <h2 className="font-sans text-subheading font-semibold tracking-normal">
          {heading ?? words.emergencyLine}
        </h2>
        <a
          href={href}
          className="inline-flex min-h-11 items-center font-display text-[2rem] leading-tight no-underline tabular hover:text-(--fg-link)"
        >
          {formatPhone(emergencyPhone)}
        </a>
        {text && <p className="mt-1 text-small text-(--fg-soft)">{text}</p>}
      </div>
    </div>
  )
}
