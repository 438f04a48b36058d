import {formatPhone, telHref} from '#domain/contact/phone.ts'
import {CallLink} from '#src/booking/call-link.tsx'
import {SiteLink} from '#src/content/components/site-link.tsx'
import {useSite} from '#src/content/facts/use-site.ts'
import {usePathTo} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {buttonClass} from '#src/ui/button.tsx'
import {Icon} from '#src/ui/icon.tsx'

/** Stands in place of meeting points that nobody has checked lately. */
export function CallOffice({text}: {text: string}) {
  const {contactUs} = useWords('site')
  const {whyCall} = useWords('destination')
  const pathTo = usePathTo()
  const phone = useSite(({settings}) => settings?.phone)
  return (
    <div className="border-y border-(--line) py-8">
      <p className="max-w-[22em] font-display text-heading font-[340] text-balance">{text}</p>
      <p className="mt-2 max-w-prose text-(--fg-soft)">{whyCall}</p>
      <p className="mt-6">
        {phone && telHref(phone) ? (
          <>
            <CallLink phone={phone} className={`${buttonClass({})} max-sm:w-full`}>
              <Icon name="phone" size={18} />
            </CallLink>
            <span className="hidden font-semibold print:inline">{formatPhone(phone)}</span>
          </>
        ) : (
          <SiteLink href={pathTo('contact')} className={`${buttonClass({})} max-sm:w-full`}>
            {contactUs}
          </SiteLink>
        )}
      </p>
    </div>
  )
}
