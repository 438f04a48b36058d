import {words as domain} from '#domain/words/es.ts'

import type {words as english} from '../en/site.ts'

export const words: typeof english = {
  skipLink: 'Ir al contenido',
  loading: 'Cargando',
  home: 'Inicio',
  opensInNewTab: ' (se abre en otra pestaña)',
  announcement: {dismiss: 'Cerrar el aviso'},
  footer: {
    quickLinks: 'Enlaces rápidos',
    services: 'Servicios',
    serviceAreas: 'Zonas de servicio',
    follow: 'Síganos',
    socialMedia: 'Redes sociales',
    license: (county, number) => `Licencia del condado de ${county}: ${number}`,
    legal: 'Legal',
  },
  newsletter: {
    email: 'Correo electrónico',
    subscribe: 'Suscribirse',
    placeholder: 'nombre@example.com',
    subscribed: '¡Suscripción completada!',
    thanks: 'Gracias por suscribirse a nuestro boletín.',
    errors: {
      empty: 'Escriba su correo electrónico.',
      malformed: 'Escriba un correo electrónico completo, como nombre@example.com.',
      missingPart:
        'Una parte de esta página no se cargó, así que no se envió nada. Vuelva a cargar la página.',
      notTaken: 'No se pudo enviar su dirección de correo. Inténtelo de nuevo en un momento.',
    },
  },
  field: {optional: ' (opcional)'},
  toast: {close: 'Cerrar el mensaje'},
  noScript: {
    needsScript: 'Este formulario necesita JavaScript.',
    call: ' Llame al ',
    write: ' Escriba a ',
    orWrite: ' o escriba a ',
    instead: '.',
  },
  update: {notice: 'Esta página se actualizó.', show: 'Ver los cambios'},
  failure: {
    outdated: {
      heading: 'Este sitio se actualizó',
      lead: 'Esta página pertenece a una versión de nuestro sitio más nueva que la que tiene abierta.',
      load: 'Cargar la nueva versión',
    },
    notLoaded: {
      heading: 'Esta página no se cargó',
      lead: 'Puede que la conexión haya fallado por un momento. El formulario de reservación y nuestro teléfono siguen funcionando.',
      retry: 'Intentar de nuevo',
    },
  },
  notFound: {
    title: 'Página no encontrada',
    description: 'No hay ninguna página en esta dirección.',
    heading: 'Página no encontrada',
    lead: 'El camino termina aquí. El auto aún puede llevarle de regreso.',
    home: 'Volver al inicio',
  },
  legal: {
    onThisPage: 'En esta página',
    lastUpdated: 'Última actualización: ',
  },
  domain,
  call: 'Llamar al',
  callInText: 'Llame al',
  contactUs: 'Contáctenos',
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
