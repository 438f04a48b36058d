import {contactCard} from '#domain/contact/contact-card.ts'
import {siteUrl} from '#src/content/environment.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {usePathTo} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {textLinkClass} from '#src/ui/link-class.ts'

/** Saves the company's details as a contact. The card is in the link itself, so it is as current as the page. */
export function ContactCardLink() {
  const words = useWords('contact')
  const {domain} = useWords('site')
  const pathTo = usePathTo()
  const resolve = usePlaceholders()
  const details = useSite(({settings}) => ({
    company: settings?.company,
    phone: settings?.phone,
    emergencyPhone: settings?.emergencyPhone,
    email: settings?.email,
    address: settings?.address,
  }))
  const {company} = details
  if (!company) return null
  const card = contactCard(
    {
      ...details,
      company,
      url: `${siteUrl}${pathTo('home')}`,
      officeHours: resolve('{officeHours}'),
    },
    domain,
  )
  return (
    <p className="border-t border-(--line) py-4 print:hidden">
      <a
        href={`data:text/vcard;charset=utf-8,${encodeURIComponent(card)}`}
        download="contact.vcf"
        className={textLinkClass}
      >
        {words.saveContact}
      </a>
    </p>
  )
}
