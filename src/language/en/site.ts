/** Words of every page: header, footer, messages. */
export const words = {
  /** Before a phone number, for people who hear the page. */
  call: 'Call',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
  languages: 'Languages',
}
