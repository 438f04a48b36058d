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
}
