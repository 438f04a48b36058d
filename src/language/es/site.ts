import type {words as english} from '../en/site.ts'

export const words: typeof english = {
  call: 'Llamar al',
  menu: 'Menú',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  mainNavigation: 'Principal',
  account: {
    buttonLabel: (initials, name) => `${initials}, cuenta de ${name}`,
    noName: 'Usuario',
    dashboard: 'Panel',
    logOut: 'Cerrar sesión',
  },
  languages: 'Idiomas',
}
