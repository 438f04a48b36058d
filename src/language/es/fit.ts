import {words as domain} from '#domain/words/es.ts'

import type {words as english} from '../en/fit.ts'

export const words: typeof english = {
  party: 'Su grupo',
  startOver: 'Empezar de nuevo',
  bookVehicle: 'Reservar este vehículo',
  updating: 'Estamos actualizando los datos de asientos y equipaje.',
  counts: {
    passengers: {
      label: 'Pasajeros',
      hint: 'Niños incluidos',
      less: 'Un pasajero menos',
      more: 'Un pasajero más',
    },
    checked: {
      label: 'Maletas grandes',
      hint: 'Las que van en la bodega del avión',
      less: 'Una maleta grande menos',
      more: 'Una maleta grande más',
    },
    cabin: {
      label: 'Equipaje de mano',
      hint: 'Maletas pequeñas, mochilas',
      less: 'Una pieza de equipaje de mano menos',
      more: 'Una pieza de equipaje de mano más',
    },
    childSeats: {
      label: 'Sillas infantiles',
      hint: 'Para niños ya contados como pasajeros',
      less: 'Una silla infantil menos',
      more: 'Una silla infantil más',
    },
    wheelchairs: {
      label: 'Sillas de ruedas',
      hint: 'Plegadas, como una maleta grande',
      less: 'Una silla de ruedas menos',
      more: 'Una silla de ruedas más',
    },
  },
  seats: (count) => seats(count),
  bags: (checked, cabin) => bags(checked, cabin),
  childSeats: (count) => childSeats(count),
  fits: 'Hay lugar',
  tight: 'Justo',
  askUs: 'Pregúntenos',
  cars: (count) => `${capitalized(numberWord(count))} autos`,
  carsHoldAll: (count) => `En ${numberWord(count)} caben todos.`,
  madeFor: (passengers) => `Para grupos de ${passengers} o más.`,
  askAboutBags: 'Consúltenos sobre su equipaje.',
  askAboutChildSeats: 'Consúltenos sobre las sillas infantiles.',
  seatsLeft: (count) => `${remain(count)} ${seats(count)}.`,
  noSeatLeft: 'Todos los asientos están ocupados.',
  noBagPlaceLeft: (count) => `${remain(count)} ${seats(count)}; el maletero va lleno.`,
  nothingLeft: 'Todos los asientos están ocupados y el maletero va lleno.',
  placesLeft: (seatCount, bagCount) =>
    seatCount > 0
      ? `Quedan ${seats(seatCount)} y ${bagPlaces(bagCount)}.`
      : `Todos los asientos están ocupados; ${remain(bagCount).toLowerCase()} ${bagPlaces(bagCount)}.`,
  tooFewSeats: (count, passengers) => `${seats(count)} por auto; ustedes son ${passengers}.`,
  noChildSeats: 'No hay sillas infantiles para este auto.',
  tooFewChildSeats: (count) => `${childSeats(count)} por auto.`,
  roomForBags: (checked, cabin) => `Espacio para ${bags(checked, cabin)} por auto.`,
  upTo: (counts) => {
    const passengers = counts.every((count) => count === 1) ? 'pasajero' : 'pasajeros'
    return `Hasta ${domain.or(counts.map(String))} ${passengers}, además de su chofer.`
  },
  // Without articles, because a name does not say which one it has.
  oneCar: (names) => `Con un auto basta, con espacio de sobra: ${domain.or(names)}.`,
  oneTightCar: (names) => `Con un auto basta, sin espacio de sobra: ${domain.or(names)}.`,
  severalCars: (count, names) => {
    const number = numberWord(count)
    return `Hacen falta ${number} autos: ${domain.or(names.map((name) => `${number} ${name}`))}.`
  },
  noCars: 'Llámenos y le conseguimos los autos.',
  key: {
    freeSeat: 'Asiento libre',
    takenSeat: 'Asiento ocupado',
    childSeat: 'Silla infantil',
    checkedBag: 'Maleta grande',
    cabinBag: 'Equipaje de mano',
    freeBagPlace: 'Lugar libre para equipaje',
  },
  sample:
    'Ejemplo: todavía no se han medido los asientos y el maletero de cada auto. Lo que vale es su confirmación.',
}

function seats(count: number): string {
  return `${count} ${count === 1 ? 'asiento' : 'asientos'}`
}

function bags(checked: number, cabin: number): string {
  return `${checked} ${checked === 1 ? 'maleta grande' : 'maletas grandes'} y ${cabin} de mano`
}

function bagPlaces(count: number): string {
  return `${count} ${count === 1 ? 'lugar' : 'lugares'} para equipaje`
}

function childSeats(count: number): string {
  return `${count}\u00A0${count === 1 ? 'silla infantil' : 'sillas infantiles'}`
}

function remain(count: number): string {
  return count === 1 ? 'Queda' : 'Quedan'
}

function numberWord(count: number): string {
  const numbers = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']
  return numbers[count] ?? String(count)
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
