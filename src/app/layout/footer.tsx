import {type ReactNode, useState} from 'react'

import {formatPhone, telHref} from '#domain/contact/phone.ts'
import {miamiYear} from '#domain/time/miami-time.ts'
import {type LabeledLink, completeLinks} from '#src/content/components/complete-links.ts'
import {safeHref} from '#src/content/components/safe-href.ts'
import {SiteLink} from '#src/content/components/site-link.tsx'
import {useSharedLinks} from '#src/content/components/use-links.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {OfficeLine} from '#src/content/office/office-line.tsx'
import {itemsOf} from '#src/content/query/items-of.ts'
import {useWords} from '#src/language/words.ts'
import {CausewayEdge} from '#src/ui/causeway-edge.tsx'
import {Container} from '#src/ui/container.tsx'

import {Brand} from './brand.tsx'
import {AllLanguages} from './language-links.tsx'
import {NewsletterForm} from './newsletter/newsletter-form.tsx'

/** Newsletter, links and legal lines at the foot of every page. */
export function Footer() {
  const words = useWords('site').footer
  const resolve = usePlaceholders()
  const texts = useSite(({settings}) => ({
    heading: settings?.newsletterHeading,
    lead: settings?.newsletterText,
    tagline: settings?.tagline,
    phone: settings?.phone,
  }))
  const quickLinks = useSharedLinks(({menus}) => menus?.quickLinks)
  const links = useSite(({settings, services}) => ({
    services: completeLinks(
      services.map(({title, path}) => ({label: title, href: path})),
      resolve,
      safeHref,
    ),
    social: completeLinks(
      itemsOf(settings?.socialLinks).map(({label, url}) => ({label, href: url})),
      resolve,
      safeHref,
    ),
  }))
  const counties = useSite((site) => site.counties)
  const dial = telHref(texts.phone)
  return (
    <footer
      id="site-footer"
      tabIndex={-1}
      data-surface="night"
      data-edge=""
      className="relative pb-8 print:hidden"
    >
      <CausewayEdge className="absolute inset-x-0 bottom-[calc(100%-1px)]" />
      <Container>
        <div className="grid items-end gap-x-20 gap-y-12 pt-[clamp(3rem,5vw,5rem)] pb-14 lg:grid-cols-[5fr_7fr]">
          <div>
            <h2 className="text-newsletter">{resolve(texts.heading)}</h2>
            <p className="mt-2.5 text-(--fg-soft)">{resolve(texts.lead)}</p>
          </div>
          <NewsletterForm />
        </div>
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 border-t border-(--line) py-11 lg:grid-cols-[2fr_1fr_1fr_1fr_1.2fr]">
          <div className="max-lg:col-span-2">
            <Brand
              emblemClass="size-9.5 nav:size-11.5"
              nameClass="text-[1.1875rem] nav:text-[1.375rem]"
              className="mb-4"
            />
            <p className="max-w-80 text-small text-(--fg-soft)">{resolve(texts.tagline)}</p>
            {dial && (
              <p className="mt-3">
                <a href={dial} className="tabular inline-block py-1 font-semibold no-underline">
                  {formatPhone(texts.phone)}
                </a>
              </p>
            )}
            <OfficeLine withEmergencyLine className="mt-1 text-small" />
          </div>
          <LinkColumn heading={words.quickLinks} links={quickLinks} />
          <LinkColumn heading={words.services} links={links.services} />
          {counties.length > 0 && (
            <Column heading={words.serviceAreas}>
              {counties.map((county) => (
                <li key={county}>{county}</li>
              ))}
            </Column>
          )}
          <LinkColumn
            heading={words.follow}
            label={words.socialMedia}
            newTab
            links={links.social}
          />
        </div>
        <LegalLines />
      </Container>
    </footer>
  )
}

type LinkColumnProps = {
  heading: string
  /** Names the list where its heading alone would say too little. */
  label?: string
  links: LabeledLink[]
  newTab?: boolean
}

function LinkColumn({heading, label, links, newTab}: LinkColumnProps) {
  if (links.length === 0) return null
  return (
    <nav aria-label={label ?? heading}>
      <Column heading={heading}>
        {links.map((link) => (
          <li key={`${link.label} ${link.href}`}>
            <SiteLink href={link.href} newTab={newTab} className={footerLink}>
              {link.label}
            </SiteLink>
          </li>
        ))}
      </Column>
    </nav>
  )
}

function Column({heading, children}: {heading: string; children: ReactNode}) {
  return (
    <div>
      <h3 className="mb-3 font-sans text-small leading-snug font-semibold">{heading}</h3>
      <ul className="text-small leading-[1.65] text-(--fg-soft) [&>li]:py-[0.3rem]">{children}</ul>
    </div>
  )
}

function LegalLines() {
  const words = useWords('site').footer
  const resolve = usePlaceholders()
  const company = useSite(({settings}) => settings?.company)
  const note = useSite(({settings}) => settings?.footerNote)
  const licenses = itemsOf(useSite(({settings}) => settings?.licenses))
    .flatMap(({county, number}) =>
      isText(county) && isText(number) ? [words.license(county, number)] : [],
    )
    .join(' · ')
  const links = useSite(({legal}) =>
    completeLinks(
      legal.map(({title, path}) => ({label: title, href: path})),
      resolve,
      safeHref,
    ),
  )
  const [year] = useState(() => miamiYear(Date.now()))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-(--line) pt-6 text-sm text-(--fg-soft)">
      <div>
        <p>
          {/* A page built last year keeps its year until the next build. */}©{' '}
          <span suppressHydrationWarning>{year}</span>
          {` ${company?.replace(/\.$/, '') ?? ''}. ${resolve(note) ?? ''}`}
        </p>
        {licenses && <p className="mt-1">{licenses}</p>}
      </div>
      <AllLanguages className="flex max-md:w-full" itemClass={languageItem} />
      <nav aria-label={words.legal} className="flex flex-wrap gap-x-6 gap-y-1">
        {links.map((link) => (
          <SiteLink key={link.href} href={link.href} className={`${footerLink} py-1`}>
            {link.label}
          </SiteLink>
        ))}
      </nav>
    </div>
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

const languageItem =
  'flex min-h-11 items-center px-4 text-small font-medium text-(--fg-soft) no-underline hover:text-(--fg-strong) in-[li:first-child]:pl-0 aria-[current]:font-semibold aria-[current]:text-(--fg-strong) aria-[current]:underline aria-[current]:decoration-dusk-400 aria-[current]:decoration-2 aria-[current]:underline-offset-[0.45em]'

const footerLink =
  'no-underline decoration-dusk-400 underline-offset-[0.3em] hover:text-(--fg-strong) hover:underline'
