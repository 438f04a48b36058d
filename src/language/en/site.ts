import {words as domain} from '#domain/words/en.ts'

/** Words of every page: header, footer, messages. */
export const words = {
  /** Of texts that the domain makes. */
  domain,
  /** Before a phone number, for people who hear the page. */
  call: 'Call',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
}
