import type {Language} from '../../../domain/language.ts'

/**
 * What several suites read on the pages of each language. It is written here once more, so that a change of the
 * catalogs or of the sample content that nobody meant is seen.
 */
const english = {
  home: '/',
  contact: '/contact',
  reservation: '/reservation',
  careers: '/careers',
  airportTransfers: '/services/airport-transfers',
  corporateTravel: '/services/corporate-travel',
  hourlyService: '/services/hourly-service',
  rateSheet: '/rate-sheet',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  signInPage: '/auth',
  nowhere: '/nowhere',

  skipLink: 'Skip to content',
  mainLinks: 'Main',
  contactLink: 'Contact',
  bookNow: 'Book Now',
  call: 'Call (305) 555-0100',
  signIn: 'Sign In / Sign Up (opens in a new tab)',
  openMenu: 'Open menu',
  menu: 'Menu',
  closeMenu: 'Close menu',
  termsLink: 'Terms of Service',
  notFound: 'Oops! Page not found',

  sendMessage: 'Send Message',
  incomplete: 'Please fill in all required fields',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  message: 'Message',
  sent: 'Message sent successfully!',

  bookVehicle: 'Book This Vehicle',
  bookingFrame: 'Book a ride',
  refund: 'When is it refundable?',
  onThisPage: 'On this page',
  print: 'Print',
}

export const texts: Record<Language, typeof english> = {
  en: english,
  es: {
    home: '/es',
    contact: '/es/contacto',
    reservation: '/es/reservacion',
    careers: '/es/empleo',
    airportTransfers: '/es/servicios/traslados-aeropuerto',
    corporateTravel: '/es/servicios/viajes-corporativos',
    hourlyService: '/es/servicios/servicio-por-hora',
    rateSheet: '/es/tarifas',
    terms: '/es/terminos-del-servicio',
    privacy: '/es/politica-de-privacidad',
    signInPage: '/es/acceso',
    nowhere: '/es/nada',

    skipLink: 'Ir al contenido',
    mainLinks: 'Principal',
    contactLink: 'Contacto',
    bookNow: 'Reservar',
    call: 'Llamar al (305) 555-0100',
    signIn: 'Entrar / Registrarse (se abre en otra pestaña)',
    openMenu: 'Abrir el menú',
    menu: 'Menú',
    closeMenu: 'Cerrar el menú',
    termsLink: 'Términos del servicio',
    notFound: 'Página no encontrada',

    sendMessage: 'Enviar mensaje',
    incomplete: 'Complete todos los campos obligatorios',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    message: 'Mensaje',
    sent: '¡Mensaje enviado!',

    bookVehicle: 'Reservar este vehículo',
    bookingFrame: 'Reservar un viaje',
    refund: '¿Cuándo hay reembolso?',
    onThisPage: 'En esta página',
    print: 'Imprimir',
  },
}
