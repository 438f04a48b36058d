import {atTime, sentence} from '#domain/words/es.ts'

import type {words as english} from '../en/refund.ts'

export const words: typeof english = {
  date: 'Fecha de recogida',
  time: 'Hora de recogida',
  miamiTime: 'Hora de Miami, dondequiera que esté',
  now: 'Ahora',
  pickUp: 'Recogida',
  beforePickUp: 'antes de la recogida',
  tierBeforePickUp: (hours) => `${hours} antes de la recogida`,
  until: (dayAndTime) => `Hasta el ${dayAndTime}`,
  untilPickUp: (time) => `Hasta la recogida, ${atTime(time)}`,
  afterThat: (time) => `Después, hasta la recogida, ${atTime(time)}`,
  cancelBy: (dayAndTime, percent) => {
    const refund = percent === 100 ? 'todo' : percent === 50 ? 'la mitad' : `el ${percent}%`
    return `Si cancela a más tardar el ${dayAndTime}, le devolvemos ${refund}.`
  },
  noShow: (percent) => {
    if (percent === 0) return 'Si ningún pasajero se presenta, no se cobra nada.'
    const charge = percent === 100 ? 'el precio completo' : `el ${percent}% del precio`
    return `Si ningún pasajero se presenta, se cobra ${charge}.`
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
  addToCalendar: 'Agregar al calendario',
  reminder: {
    file: 'recordatorio-de-reembolso.ics',
    refund: (percent) =>
      percent === 100 ? 'un reembolso completo' : `un reembolso del ${percent}%`,
    title: (refund) => `última oportunidad para recibir ${refund}`,
    cancelBy: (dayAndTime, refund) =>
      `Cancele a más tardar el ${dayAndTime}, hora de Miami, para recibir ${refund}.`,
    pickUp: (dayAndTime) => sentence(`Recogida: ${dayAndTime}`),
  },
}
