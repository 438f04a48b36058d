import type {words as english} from '../en/seo.ts'

export const words: typeof english = {
  home: 'Inicio',
  pricePerHour: (price) => `${price} por hora`,
  county: (name) => `Condado de ${name}, Florida`,
  hourlyRates: 'Tarifas por hora',
  transfersOf: (place) => `Traslados con chofer, ${place}`,
  airportTransfer: 'Traslado de aeropuerto',
  portTransfer: 'Traslado de puerto de cruceros',
  pages: 'Páginas',
  otherLanguages: 'Otros idiomas',
  data: 'Datos',
  aboutData: 'Los mismos datos en JSON, en inglés, tal como estaban cuando se generó el sitio.',
  dataFiles: {
    rates:
      'precios por hora en dólares estadounidenses por vehículo y horas reservadas, la reservación más corta y las próximas tarifas con su primer día',
    vehicles: 'vehículos con pasajeros y características',
    coverage:
      'condados con sus ciudades, y aeropuertos, puertos de cruceros y centros de convenciones',
    'cancellation-policy':
      'cuánto se devuelve del precio según las horas entre la cancelación y la recogida, si ningún pasajero se presenta y con mal tiempo',
    openings: 'vacantes abiertas, cada una con su página',
  },
}
