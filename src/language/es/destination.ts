import type {words as english} from '../en/destination.ts'

export const words: typeof english = {
  airportCode: 'Código del aeropuerto',
  breadcrumb: 'Ruta de navegación',
  pickUp: 'Recogida',
  needs: 'Tenga a mano',
  call: 'Llamar',
  bookNow: 'Reservar ahora',
  callForDoor: 'Llámenos y le diremos el punto de encuentro de hoy.',
  whyCall:
    'Las puertas y los niveles cambian cuando se remodela una terminal; le diremos qué puerta está abierta.',
  checkedOn: 'Verificado el',
  doorsMove:
    'Las puertas cambian cuando se remodela una terminal. Si la suya se ve distinta, llámenos.',
  privateTerminals: 'Terminales privadas',
  goodToKnow: 'Conviene saber',
  source: 'Fuente:',
  read: (day) => `, consultada el ${day}`,
  drawing: 'Un esquema del encuentro, no del edificio: usted, la puerta, el auto.',
  minutes: (count) => (count === 1 ? 'minuto' : 'minutos'),
  min: 'min',
  line: (minutes) =>
    `Cada tramo iluminado va del tiempo más corto al más largo, en una línea de ${minutes} minutos. La línea es un esquema, no un mapa.`,
}
