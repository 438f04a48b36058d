import {localeOf} from '../language.ts'
import type {DomainWords} from './en.ts'

export const words: DomainWords = {
  locale: localeOf('es'),
  hours: (count, isOne) => `${count} ${isOne ? 'hora' : 'horas'}`,
  day: (weekday, date) => `${weekday} ${date}`,
  dayAndTime: (day, time) => `${day} ${atTime(time)}`,
  and: (items) => list(items, /^h?i(?!e)/i.test(items.at(-1) ?? '') ? 'e' : 'y'),
  or: (items) => list(items, /^(h?o|8|11\b)/i.test(items.at(-1) ?? '') ? 'u' : 'o'),
  officeHours: {
    days: {
      Monday: 'lunes',
      Tuesday: 'martes',
      Wednesday: 'miércoles',
      Thursday: 'jueves',
      Friday: 'viernes',
      Saturday: 'sábado',
      Sunday: 'domingo',
    },
    dayRange: (first, last) => `${first} a ${last}`,
    time: (time, isMorning) => `${time}\u00A0${isMorning ? 'a' : 'p'}.\u00A0m.`,
    sentence: (days, opens, closes) => `${days}, de ${opens} a\u00A0${closes}`,
  },
  refunds: {
    anyTime: 'En cualquier momento',
    orMore: (hours) => `${hours} o más`,
    under: (hours) => `Menos de ${hours}`,
    fromTo: (from, hours) => `De ${from} a ${hours}`,
    nothing: 'Nada',
  },
  office: {
    // Below the phone number, where there is little room.
    openUntil: (time) => `Hasta ${the(time)}`,
    officeOpenUntil: (time) => `Oficina abierta hasta ${the(time)}`,
    closedNow: 'Oficina cerrada',
    closedFor: (holiday) =>
      `Oficina cerrada por ${/^(día |\d)/i.test(holiday) ? 'el ' : ''}${holiday}`,
    opens: (day, time) => `Abre ${day ? `${day}, ${time}` : atTime(time)}`,
    closedAndOpens: (closed, day, time) => `${closed}, abre ${day && `${day} `}${atTime(time)}`,
    earliestPickUp: (day, time) =>
      sentence(`Primera recogida posible: ${day || 'hoy'} ${atTime(time)}`),
    tomorrow: 'mañana',
    // "Abre jue": the abbreviation with its article would take a second line in the header.
    onDay: (day) => (day.length < 5 ? day : `el ${day}`),
    briefWeekday: {weekday: 'short'},
    pickUpWeekday: {weekday: 'long'},
    laterDay: {month: 'long', day: 'numeric'},
    briefLaterDay: {month: 'short', day: 'numeric'},
    inMiami: (time) => `${time} en Miami`,
    yourTime: (day, time) => ` (su hora: ${day && `${day}, `}${time})`,
  },
  emergencyLine: 'Línea de emergencia',
  places: {
    // Those of English too: people mix the languages when they write names of places.
    fillers: 'a al at de del ee eeuu el en fl in la las los of the to usa uu'.split(' '),
    shortForms: {
      aerop: 'aeropuerto',
      airport: 'aeropuerto',
      center: 'centro',
      convention: 'convenciones',
      county: 'condado',
      ft: 'fort',
      international: 'internacional',
      intl: 'internacional',
      port: 'puerto',
    },
  },
}

/** The text with a period, unless "p. m." ends it already. */
export function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}

/** "7, 8 u 11": the word before the last item sounds unlike its beginning. */
function list(items: readonly string[], word: string): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`
}

/** "a la 1:30 p. m.", "a las 8 p. m." */
export function atTime(time: string): string {
  return `a ${the(time)}`
}

function the(time: string): string {
  return `${/^1\D/.test(time) ? 'la' : 'las'} ${time}`
}
