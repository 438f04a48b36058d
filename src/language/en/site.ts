/** Words of every page: header, footer, messages. */
export const words = {
  /** Before a phone number, for people who hear the page. */
  call: 'Call',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
  /** The menu of a visitor who is signed in. */
  account: {
    buttonLabel: (initials: string, name: string) => `${initials}, account of ${name}`,
    noName: 'User',
    dashboard: 'Dashboard',
    logOut: 'Log out',
  },
  languages: 'Languages',
}
