import {useLocation} from 'react-router-dom'

import {normalizePath} from '#domain/routes.ts'
import type {LabeledLink} from '#src/content/components/complete-links.ts'
import {useSharedLinks} from '#src/content/components/use-links.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {usePathTo} from '#src/language/language.tsx'

import {useIsScrolled, useScrollSpy} from '../navigation/use-scroll-spy.ts'

export type HeaderLink = LabeledLink & {current: 'page' | 'location' | undefined}

/** The links of header and mobile menu, with the one that names where the reader is. */
export function useHeaderLinks(): {
  links: HeaderLink[]
  isHome: boolean
  scrolled: boolean | undefined
} {
  const links = useSharedLinks(({menus}) => menus?.headerLinks)
  const pathname = normalizePath(useLocation().pathname)
  const isService = useSite(({services}) => services.some(({path}) => path === pathname))
  const home = usePathTo()('home')
  const isHome = pathname === home
  const anchors = links.flatMap(({href}) =>
    href.startsWith(`${home}#`) ? [href.slice(home.length + 1)] : [],
  )
  const section = useScrollSpy(isHome ? anchors.join(' ') : '')
  const scrolled = useIsScrolled(solidHeaderAfterPx, isHome)

  const currentOf = (href: string) => {
    if (isHome && section) return href === `${home}#${section}` ? 'location' : undefined
    // The pages of single services belong to the section that lists them.
    if (href === `${home}#services` && isService) return 'location'
    return href === pathname ? 'page' : undefined
  }
  return {links: links.map((link) => ({...link, current: currentOf(link.href)})), isHome, scrolled}
}

/** How far the home page is scrolled, in px, until its header is no longer clear. */
const solidHeaderAfterPx = 24
