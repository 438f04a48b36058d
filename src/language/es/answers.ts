import {atTime, words as domain, sentence} from '#domain/words/es.ts'

import type {words as english} from '../en/answers.ts'

export const words: typeof english = {
  copy: 'Copiar',
  copied: 'Copiado',
  copiedText: 'La respuesta y su enlace están en el portapapeles.',
  copyByHand: 'Cópielo a mano',
  print: 'Imprimir',
  send: 'Envíenos esto por:',
  email: 'Correo electrónico',
  cost: {
    car: 'Auto',
    day: 'Día',
    dayHasPassed: 'Ese día ya pasó.',
    hours: 'Horas',
    from: (hours, inHalfHours) => `Desde ${hours}${inHalfHours ? ', de media en media hora' : ''}`,
    unit: (hours) => (hours > 1 ? ' horas' : ' hora'),
    less: (isHalfHour) => `${isHalfHour ? 'Media hora' : 'Una hora'} menos`,
    more: (isHalfHour) => `${isHalfHour ? 'Media hora' : 'Una hora'} más`,
    passengers: (range) => (range === '1' ? 'pasajero' : 'pasajeros'),
    estimate: 'Estimación',
    rate: 'Tarifa',
    notIncluded: 'No incluido',
    perHour: (duration, price) => `${duration}: ${price} por hora`,
    hint: (longer, shorter, end) => {
      const word = end === 'min' ? 'desde' : 'hasta'
      return `${longer.hours}, ${word} ${longer.price}, cuestan menos que ${shorter.hours}, ${word} ${shorter.price}.`
    },
    lengthen: (hours) => `Cambiar a ${hours} horas`,
    withoutNotIncluded: (note) => note.replace(/ no (está )?incluid[oa]s?\.?$/i, ''),
    noFigure: 'Pida cotización',
    noRate: 'No hay una tarifa publicada para esta duración.',
    book: 'Reservar este viaje',
    quote: 'Pedir cotización',
    published: 'Tarifas por hora',
    otherLength: 'Para cualquier otra duración:',
    call: 'llame al',
    updating: 'Estamos actualizando nuestras tarifas por hora.',
  },
  refund: {
    date: 'Fecha de recogida',
    time: 'Hora de recogida',
    miamiTime: 'Hora de Miami, dondequiera que esté',
    now: 'Ahora',
    pickUp: 'Recogida',
    beforePickUp: 'antes de la recogida',
    tierBeforePickUp: (hours) => `${hours} antes de la recogida`,
    until: (moment) => `Hasta el ${moment}`,
    untilPickUp: (time) => `Hasta la recogida, ${atTime(time)}`,
    afterThat: (time) => `Después, hasta la recogida, ${atTime(time)}`,
    verdict: (moment, percent) => {
      const refund = percent === 100 ? 'todo' : percent === 50 ? 'la mitad' : `el ${percent}%`
      return `Si cancela a más tardar el ${moment}, le devolvemos ${refund}.`
    },
    noShow: (percent) => {
      if (percent === 0) return 'Si nadie se presenta, no se cobra nada.'
      const charge = percent === 100 ? 'el precio completo' : `el ${percent}% del precio`
      return `Si nadie se presenta, se cobra ${charge}.`
    },
    weather: (percent) => {
      if (percent === 0) return 'Si por el mal tiempo el viaje no es seguro, no se devuelve nada.'
      const refund = percent === 100 ? 'todo' : `el ${percent}%`
      return `Si por el mal tiempo el viaje no es seguro, le devolvemos ${refund}.`
    },
    hasPassed: 'Esa hora ya pasó.',
    tooLate: 'Ya no hay reembolso.',
    noRule: 'Nuestras reglas no dicen nada al respecto.',
    callUs: 'Llámenos.',
    updating: 'Estamos actualizando nuestras reglas de reembolso.',
    addToCalendar: 'Añadir al calendario',
    reminder: {
      file: 'recordatorio-de-reembolso.ics',
      refund: (percent) =>
        percent === 100 ? 'un reembolso completo' : `un reembolso del ${percent}%`,
      title: (refund) => `último minuto para ${refund}`,
      cancelBy: (moment, refund) =>
        `Cancele a más tardar el ${moment}, hora de Miami, para recibir ${refund}.`,
      pickUp: (moment) => sentence(`Recogida: ${moment}`),
    },
  },
  fit: {
    party: 'Su grupo',
    startOver: 'Empezar de nuevo',
    bookVehicle: 'Reservar este vehículo',
    contactUs: 'Contáctenos',
    updating: 'Estamos midiendo nuestros asientos y maleteros.',
    counts: {
      passengers: {
        label: 'Pasajeros',
        hint: 'Niños incluidos',
        less: 'Un pasajero menos',
        more: 'Un pasajero más',
      },
      checked: {
        label: 'Maletas grandes',
        hint: 'Las que se facturan',
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
        hint: 'Para niños del grupo',
        less: 'Una silla infantil menos',
        more: 'Una silla infantil más',
      },
      wheelchairs: {
        label: 'Sillas de ruedas',
        hint: 'Plegadas, como una maleta',
        less: 'Una silla de ruedas menos',
        more: 'Una silla de ruedas más',
      },
    },
    seats: (count) => seats(count),
    bags: (checked, cabin) => bags(checked, cabin),
    childSeats: (count) => childSeats(count),
    fits: 'Caben',
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
    noCars: 'Llámenos y encontramos los autos.',
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
  },
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
