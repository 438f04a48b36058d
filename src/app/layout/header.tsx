import type {ReactNode} from 'react'

import {formatPhone, telHref} from '#domain/contact/phone.ts'
import {SiteLink} from '#src/content/components/site-link.tsx'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {useOfficeState} from '#src/content/office/use-office-state.ts'
import {usePathTo} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {buttonClass} from '#src/ui/button.tsx'
import {Icon} from '#src/ui/icon.tsx'

import {useAnchorScroll} from '../navigation/use-anchor-scroll.ts'
import {Brand} from './brand.tsx'
import {OtherLanguages} from './language-links.tsx'
import {MobileMenu} from './mobile-menu.tsx'
import {SignInLink} from './sign-in-link.tsx'
import {useHeaderLinks} from './use-header-links.ts'

/**
 * The bar that stays at the top. `account` renders nothing while nobody is signed in; as soon as it renders something,
 * that replaces the sign-in link.
 */
export function Header({account}: {account?: ReactNode}) {
  useAnchorScroll()
  const {links, isHome, scrolled} = useHeaderLinks()
  const phone = useSite(({settings}) => settings?.phone)
  const bookNowLabel = usePlaceholders()(useSite(({settings}) => settings?.bookNowLabel))
  const words = useWords('site')
  const pathTo = usePathTo()
  const dial = telHref(phone)
  return (
    <>
      <header
        data-surface="night"
        className={`fixed inset-x-0 top-0 z-30 transition-colors duration-(--duration-base) print:hidden ${isHome ? clearOverHero(scrolled) : ''}`}
      >
        <div className="header-width mx-auto flex h-(--header-height) items-center nav:gap-3 xl:gap-5">
          <Brand
            className="gives-way"
            emblemClass="size-9.5 nav:size-11.5"
            nameClass="text-brand nav:text-[1.375rem] max-2xs:has-account:sr-only"
          />
          <nav aria-label={words.mainNavigation} className="hidden gap-0.5 nav:flex">
            {links.map(({label, href, current}, index) => (
              <SiteLink key={index} href={href} aria-current={current} className={navLink}>
                {label}
              </SiteLink>
            ))}
          </nav>
          <OtherLanguages className={languageLink} />
          <span className="mx-1 hidden h-5.5 w-px flex-none bg-white/28 wide:block" />
          {dial && (
            <a
              href={dial}
              className="flex h-12 w-12 flex-none items-center justify-center gap-2 text-small font-medium no-underline max-2xs:hidden max-phone:has-account:hidden nav:h-11 nav:w-11 wide:w-auto"
            >
              <Icon name="phone" size={20} className="max-nav:size-5.5" />
              <span className="sr-only leading-[1.25] whitespace-nowrap wide:not-sr-only">
                <span className="tabular">
                  <span className="sr-only">{words.call} </span>
                  {formatPhone(phone)}
                </span>
                <OfficeState />
              </span>
            </a>
          )}
          {/* No space between the tags: the sign-in link hides itself beside a slot that is not empty. */}
          <div data-account="" className={accountSlot}>
            {account}
          </div>
          <SignInLink
            className="hidden min-h-11 flex-none items-center gap-2 text-small font-medium whitespace-nowrap no-underline nav:flex [[data-account]:not(:empty)+&]:hidden [[data-session=stored]_&]:hidden"
            iconSize={15}
          />
          {bookNowLabel && (
            <SiteLink
              href={pathTo('reservation')}
              className={`${buttonClass({size: 'small'})} max-nav:mx-2 max-sm:hidden`}
            >
              {bookNowLabel}
            </SiteLink>
          )}
          <MobileMenu links={links} phone={phone} bookNowLabel={bookNowLabel} />
        </div>
        <div className="absolute inset-x-0 top-full h-px bg-afterglow" />
      </header>
      <div className={`h-(--header-height) bg-ink-950 ${isHome ? 'over-hero:hidden' : ''}`} />
    </>
  )
}

/** Before the first measurement, CSS decides from the scroll position. */
function clearOverHero(scrolled: boolean | undefined): string {
  if (scrolled === undefined) return 'over-hero:clear-until-scrolled'
  return scrolled ? '' : 'over-hero:bg-transparent'
}

/**
 * Whether the office answers, in brief. It takes one line of one width, so that nothing moves when it appears; longer words
 * go on below that line. Hidden from screen readers, because the link's name is the number and the footer says it in full.
 */
function OfficeState() {
  const office = useOfficeState()
  if (!office) return null
  return (
    <span
      aria-hidden="true"
      data-visitor-clock=""
      className="block h-lh w-40 text-[0.8125rem] leading-[1.2] font-normal text-mist-300"
    >
      {office.texts?.short}
    </span>
  )
}

const navLink =
  'relative px-(--nav-padding) py-3 text-small font-medium whitespace-nowrap no-underline after:absolute after:inset-x-(--nav-padding) after:bottom-2 after:h-0.5 hover:after:bg-dusk-400 aria-[current]:after:bg-dusk-400'

const languageLink =
  'relative hidden min-h-11 flex-none items-center px-1 text-small font-medium whitespace-nowrap no-underline after:absolute after:inset-x-1 after:bottom-[0.7rem] after:h-px after:bg-tide-400 hover:after:h-0.5 hover:after:bg-dusk-400 nav:flex'

/** Reserves the space of the account button from the first paint for a visitor with a stored session (boot.ts). */
const accountSlot =
  'flex flex-none items-center empty:hidden [[data-session=stored]_&]:flex [[data-session=stored]_&]:size-11'
