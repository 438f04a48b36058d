/** Where the links of the header lead, by their words. */
export const headerLinks = {
  en: {
    Home: '/',
    Services: '/#services',
    Fleet: '/#fleet',
    About: '/#about',
    Coverage: '/#coverage',
    Contact: '/contact',
  },
  es: {
    Inicio: '/es',
    Servicios: '/es#services',
    Flota: '/es#fleet',
    Nosotros: '/es#about',
    Cobertura: '/es#coverage',
    Contacto: '/es/contacto',
  },
}
