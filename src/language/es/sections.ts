import type {words as english} from '../en/sections.ts'

export const words: typeof english = {
  passengers: (range) => (range === '1' ? 'pasajero' : 'pasajeros'),
  bags: (checked, cabin) =>
    `${checked} ${checked === 1 ? 'maleta grande' : 'maletas grandes'} y ${cabin} de mano`,
  bookVehicle: 'Reservar este vehículo',
  coverage: {
    map: 'Mapa esquemático de la costa del sur de Florida, desde el condado de Palm Beach hasta el de Miami-Dade',
    places: (count, county) => `: ${count} ciudades en el condado de ${county}`,
    empty: 'Díganos adónde va y planeamos el camino.',
  },
  finder: {
    field: 'Ciudad, aeropuerto, puerto o centro de convenciones',
    placesFound: 'Lugares encontrados',
    whereWeMeet: 'Punto de encuentro',
    first: (count) => `Estos son los primeros ${count}. Escriba más para encontrar los demás.`,
    kinds: {
      airport: 'Aeropuerto',
      cruisePort: 'Puerto de cruceros',
      conventionCenter: 'Centro de convenciones',
      county: 'Condado',
      city: 'Ciudad',
    },
    kindIn: (kind, county) => `${kind} en el condado de ${county}`,
    unknown: (query) => `“${query}” no está entre los lugares de nuestra lista. Pregúntenos.`,
    guess: (name) => `Llegamos hasta allí: ${name}. ¿Es lo que busca?`,
    guesses: (count) => `¿Busca uno de estos ${count} lugares? Llegamos a todos.`,
    found: (name) => `Sí, llegamos hasta allí: ${name}.`,
    more: (count) => (count === 1 ? 'Coincide 1 lugar más.' : `Coinciden ${count} lugares más.`),
  },
  fleet: {
    empty: 'Nuestros vehículos aparecerán aquí en breve.',
    childSeats: (count) => `${count}\u00A0${count === 1 ? 'silla infantil' : 'sillas infantiles'}`,
    pets: 'se admiten mascotas',
    sample: ' (ejemplo)',
    sideBySide: 'La flota, un vehículo junto a otro',
  },
  services: {
    empty: 'Cuéntenos su viaje y lo planeamos con usted.',
    about: (title) => ` sobre ${title}`,
    popular: 'El más pedido',
    desk: {
      contact: 'A quién llamar',
      payment: 'Condiciones de pago',
      licenses: 'Licencias de transporte de pasajeros',
      documents: 'Documentos',
    },
  },
}
