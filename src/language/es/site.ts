import {words as domain} from '#domain/words/es.ts'

import type {words as english} from '../en/site.ts'

export const words: typeof english = {
  domain,
  call: 'Llamar al',
  menu: 'Menú',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  mainNavigation: 'Principal',
}
