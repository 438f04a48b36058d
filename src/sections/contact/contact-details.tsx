import type {ReactNode} from 'react'

import {formatPhone, telHref} from '#domain/contact/phone.ts'
import type {IconName} from '#domain/icon-names.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {OfficeLine} from '#src/content/office/office-line.tsx'
import {useWords} from '#src/language/words.ts'
import {Icon} from '#src/ui/icon.tsx'

import type {Section} from '../section.ts'
import {mailtoHref} from '../shared/mailto-href.ts'
import {ContactCardLink} from './contact-card-link.tsx'

/** The company's details. A detail that staff have not filled in has no row. */
export function ContactDetails({section}: {section: Section<'contactSection'>}) {
  const words = useWords('contact')
  const resolve = usePlaceholders()
  const phone = useSite(({settings}) => settings?.phone)
  const email = useSite(({settings}) => settings?.email)
  const address = useSite(({settings}) => settings?.address)
  const officeHours = resolve('{officeHours}')
  return (
    <>
      <dl>
        <Detail icon="phone" label={resolve(section.phoneLabel) ?? words.phone}>
          {phone && <DetailLink href={telHref(phone)}>{formatPhone(phone)}</DetailLink>}
        </Detail>
        <Detail icon="mail" label={resolve(section.emailLabel) ?? words.email}>
          {email && <DetailLink href={mailtoHref(email)}>{email}</DetailLink>}
        </Detail>
        <Detail icon="map-pin" label={resolve(section.addressLabel) ?? words.office}>
          {address}
        </Detail>
        <Detail icon="clock-8" label={resolve(section.hoursLabel) ?? words.officeHours}>
          {officeHours && (
            <>
              <span className="block first-letter:uppercase">{officeHours}</span>
              {/* The words of a visitor elsewhere take two lines, and three on the narrowest phone; in Spanish on more of them. */}
              <div className="mt-2 -mb-3 min-h-[2lh] text-base leading-[1.45] empty:hidden max-2xs:min-h-[3lh] [&:not(:lang(en))]:max-office-line:min-h-[3lh]">
                <OfficeLine />
              </div>
            </>
          )}
        </Detail>
        <Detail icon="car-front" label={resolve(section.areaLabel) ?? words.serviceArea}>
          {resolve(section.areaText)}
        </Detail>
      </dl>
      <ContactCardLink />
    </>
  )
}

function Detail({icon, label, children}: {icon: IconName; label: string; children: ReactNode}) {
  if (!children) return null
  return (
    <div className="border-t border-(--line) py-5.5">
      <dt className="flex items-start gap-4 text-small text-(--fg-soft)">
        <Icon name={icon} size={28} className="text-(--fg-accent)" />
        {label}
      </dt>
      <dd className="-mt-0.5 pl-11 text-lg leading-normal font-medium whitespace-pre-line tabular">
        {children}
      </dd>
    </div>
  )
}

function DetailLink({href, children}: {href: string | null; children: ReactNode}) {
  if (!href) return children
  return (
    <a
      href={href}
      className="-my-2.5 inline-block py-2.5 break-words underline decoration-transparent underline-offset-4 hover:decoration-dusk-500"
    >
      {children}
    </a>
  )
}
